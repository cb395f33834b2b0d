/** The error of a request, as a sentence. */
import { RefusedError } from './api';
import { say, speech } from '$src/i18n/speech.svelte';

export function errorText(error: unknown): string {
  if (error instanceof RefusedError) return speech.speaker?.refusal(error.refusal) ?? '';
  return say('shell-lost');
}

/** The rule that a record breaks; other requests break none. */
export function errorRule(error: unknown): string {
  return error instanceof RefusedError ? error.refusal.rule : '';
}
