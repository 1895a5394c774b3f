export const BAGS = ['Backpack', 'Suitcase'] as const;

export type Bag = (typeof BAGS)[number];

export interface Item {
  id: number;
  name: string;
  bag: Bag;
  packed: boolean;
}

export const firstItems: Item[] = [
  { id: 1, name: 'Passport', bag: 'Backpack', packed: true },
  { id: 2, name: 'Headphones', bag: 'Backpack', packed: false },
  { id: 3, name: 'Rain jacket', bag: 'Suitcase', packed: true },
  { id: 4, name: 'Hiking shoes', bag: 'Suitcase', packed: false },
  { id: 5, name: 'Phone charger', bag: 'Suitcase', packed: false },
];
