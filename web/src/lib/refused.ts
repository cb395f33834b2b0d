/** What went wrong with a request, as a sentence. */
import { RefusedError } from './api';
import { say, speech } from './speech.svelte';

export function sorryFor(error: unknown): string {
  if (error instanceof RefusedError) return speech.speaker?.refusal(error.refusal) ?? '';
  return say('shell-lost');
}

/** The rule that a record breaks; other requests break none. */
export function ruleFor(error: unknown): string {
  return error instanceof RefusedError ? error.refusal.rule : '';
}
