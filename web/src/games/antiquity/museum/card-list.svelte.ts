/** The cards of `antiquity`, fetched once. */
import { api } from '$src/net/api';
import type { CardInfo } from './exhibits';

class CardList {
  all = $state.raw<readonly CardInfo[]>([]);

  /** The cards of a monument, the lowest first. */
  of(monument: string): CardInfo[] {
    return this.all.filter(card => card.monument === monument);
  }

  async load(): Promise<void> {
    ({ cards: this.all } = await api.cards<{ cards: CardInfo[] }>('antiquity'));
  }
}

export const cardList = new CardList();
