"""Making tables, taking seats, chat, rematches."""
