/** Who looks at this screen now, where several people share it. Forgotten with the page. */
let looking = '';

export function look(table: string, seat: number): void {
  looking = `${table}/${seat}`;
}

/** Whether a seat's card may be shown: always where one person sits here alone. */
export function mayLook(table: string, seat: number | undefined, here: readonly number[]): boolean {
  return here.length < 2 || looking === `${table}/${seat}`;
}
