/** The games and opponents on offer. Asked again while the server prepares its rules. */
import { api, RefusedError } from './api';
import { ownSeats } from '$src/platform/own-seats.svelte';
import { tablePassword } from './table-password.svelte';
import type { BotInfo, GameInfo, Made, NewTable, Offer } from './protocol';
import { say, speech } from '$src/i18n/speech.svelte';

const WAIT = 1_500;

class Offering {
  offer = $state.raw<Offer>();
  isLost = $state(false);

  /** Ask until everything is prepared. For an effect: returns how to stop. */
  follow(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const ask = async () => {
      const found = await api.offer().catch(() => undefined);
      this.isLost = found === undefined;
      this.offer = found ?? this.offer;
      if (!stopped && !found?.prepared) timer = setTimeout(ask, WAIT);
    };
    void ask();
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }

  game(name: string): GameInfo | undefined {
    return this.offer?.games.find(({ game }) => game === name);
  }
}

/** A sentence about the parts of such a table still being compiled; empty if there are none. */
export function preparingNotice(game: string, bots: readonly string[]): string {
  const info = offering.game(game);
  if (!info) return '';
  // A server that says nothing of single games has prepared all of them, or none.
  if (!(info.prepared ?? offering.offer?.prepared)) return say('shell-preparing');
  const late = info.bots.filter(({ name, prepared }) => prepared === false && bots.includes(name));
  const names = late.map(({ name }) => nameOf(name)).join(', ');
  return names && say('shell-preparing-bots', { names });
}

export const offering = new Offering();

/** The opponents of a game meant for people; the others are for measuring. */
export function introduced(game: string): BotInfo[] {
  const bots = offering.game(game)?.bots ?? [];
  return bots.filter(({ name }) => speech.speaker?.has(`bot-${name}`));
}

/** A bot's name at the table. */
export function nameOf(bot: string): string {
  return bot.charAt(0).toUpperCase() + bot.slice(1);
}

/** Make a table and remember the seat. While the rules are being prepared it waits for them. */
export async function makeTable(
  wish: NewTable,
  { isGuided = false, onwait = () => {} } = {},
): Promise<Made> {
  // A game that goes on from a record has no sealed deck.
  const promise = wish.record ? null : await api.promise();
  for (;;) {
    try {
      const made = await api.make({ promise, password: tablePassword.known, ...wish });
      const name = wish.seats.find(seat => seat.kind === 'me')?.name ?? '';
      if (made.seated) ownSeats.add(made.seated, name, promise, wish.game, isGuided);
      return made;
    } catch (error) {
      const reason = error instanceof RefusedError ? error.refusal.reason : undefined;
      if (reason === 'password-needed' && (await tablePassword.ask()) !== undefined) continue;
      if (reason !== 'preparing') throw error;
      onwait();
      await new Promise(resolve => setTimeout(resolve, WAIT));
    }
  }
}
