import type { Dispatch, SetStateAction } from 'react';

export interface Order {
  id: number;
  customer: string;
  item: string;
  price: number;
  pickedUp: boolean;
}

export interface OrdersProps {
  orders: Order[];
  setOrders: Dispatch<SetStateAction<Order[]>>;
}

export const firstOrders: Order[] = [
  { id: 1, customer: 'Ada Novak', item: 'Rye bread', price: 6, pickedUp: false },
  { id: 2, customer: 'Ben Osei', item: 'Carrot cake', price: 28, pickedUp: false },
  { id: 3, customer: 'Mei Tanaka', item: 'Ten bagels', price: 12, pickedUp: true },
];

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
});

export function formatPrice(price: number): string {
  return dollars.format(price);
}
