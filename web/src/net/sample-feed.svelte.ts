/** A table for tests and the gallery: it answers nothing, and changes when it is told to. */
import type { Answer, Happened, Outcome, Refusal, TableInfo } from './protocol';
import type { AnyView, CommandBody, GamePosition, Link, Listener, TableFeed } from './table-feed';

type Initial<View> = Partial<Omit<TableFeed<View>, 'position'>> & { position?: unknown };

export class SampleFeed<View = AnyView> implements TableFeed<View> {
  readonly id: string = 'sample';
  readonly seat: number | undefined = 0;
  readonly isReplay: boolean = false;
  readonly table: TableInfo | undefined = undefined;
  readonly names: readonly string[] = ['Ada', 'Ben'];
  readonly said = [];
  readonly link: Link = 'open';
  readonly isAsked: boolean = true;
  readonly isBot: boolean = false;
  readonly hasResigned = false;
  readonly promised = null;
  position = $state.raw<GamePosition<View>>();
  happened = $state.raw<readonly Happened[]>([]);
  seq = $state(1);
  refusal = $state.raw<Refusal>();
  /** Every order that was given. */
  readonly orders: CommandBody[] = [];
  private readonly listeners = new Set<Listener<View>>();

  constructor(initial: Initial<View> = {}) {
    Object.assign(this, initial);
  }

  /** The server tells of an update. */
  tell(seq: number, happened: readonly Happened[], position?: GamePosition<View>): void {
    for (const listener of this.listeners) {
      listener({ type: 'update', seq, happened: [...happened], position });
    }
    this.happened = [...this.happened, ...happened];
    this.seq = seq;
    this.position = position;
  }

  listen(listener: Listener<View>): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  isGivenUp(): boolean {
    return false;
  }

  forgetRefusal(): void {
    this.refusal = undefined;
  }

  do(command: CommandBody): Promise<Answer> {
    this.orders.push(command);
    return Promise.resolve({ type: 'answer', id: '', seq: this.seq });
  }

  order(command: CommandBody): Promise<Answer> {
    return this.do(command);
  }

  async play(line: string): Promise<boolean> {
    return !(await this.order({ type: 'play', play: line, seq: this.seq })).refusal;
  }

  preview(lines: readonly string[]): Promise<Outcome | undefined> {
    void lines;
    return Promise.resolve(undefined);
  }
}
