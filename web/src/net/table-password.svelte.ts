/** The host's password for making tables, on servers that ask for one. Kept for the next table. */
import { readStored, writeStored } from '$src/platform/storage';

const KEY = 'table-password';

class TablePassword {
  known = readStored<string | undefined>(KEY, undefined);
  /** Set while the reader is asked; called without a password if they give up. */
  answer = $state.raw<(given?: string) => void>();

  /** Ask the reader; undefined if they do not know it. */
  async ask(): Promise<string | undefined> {
    const given = await new Promise<string | undefined>(resolve => (this.answer = resolve));
    this.answer = undefined;
    this.known = given ?? this.known;
    if (given !== undefined) writeStored(KEY, given);
    return given;
  }
}

export const tablePassword = new TablePassword();
