/** The player looking at a screen that several people share. Forgotten with the page. */
class SharedScreen {
  private who = $state('');

  uncoverFor(table: string, seat: number): void {
    this.who = `${table}/${seat}`;
  }

  /** Whether a seat's cards may be shown: always where one person sits here alone. */
  isUncoveredFor(table: string, seat: number | undefined, here: readonly number[]): boolean {
    return here.length < 2 || this.who === `${table}/${seat}`;
  }
}

export const sharedScreen = new SharedScreen();
