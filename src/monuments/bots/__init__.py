"""The opponents. A bot is given `Knowledge` and nothing else."""
