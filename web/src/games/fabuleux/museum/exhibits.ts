/** The monuments of `fabuleux` in the museum. */
import type { Language } from '$src/i18n/speaker';
import type { Exhibit } from '../../game-module';
import type { Monument } from '../model/deck';

export function exhibitsOf(
  monuments: readonly Monument[],
  language: Language,
  country: (code: string) => string,
): Exhibit[] {
  return monuments.map(monument => ({
    plate: `f-${monument.code.toLowerCase()}`,
    code: monument.code,
    name: monument.names[language],
    place: country(monument.country),
    fact: monument.facts[language],
  }));
}
