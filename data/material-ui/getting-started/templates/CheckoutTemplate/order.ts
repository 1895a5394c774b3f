export interface Item {
  name: string;
  detail: string;
  price: number;
  quantity: number;
  /** Which drawing shows it. */
  drawing: 'bag' | 'mug' | 'filter';
}

export const items: readonly Item[] = [
  { name: 'House blend', detail: 'Whole beans, 500 g', price: 17.5, quantity: 2, drawing: 'bag' },
  { name: 'Stoneware mug', detail: 'Sand, 300 ml', price: 18, quantity: 1, drawing: 'mug' },
  { name: 'Paper filters', detail: 'Size 4, 100 pieces', price: 6.5, quantity: 1, drawing: 'filter' },
];

export const SHIPPING = {
  standard: { name: 'Standard', time: '3 to 5 working days', price: 0 },
  express: { name: 'Express', time: 'Tomorrow before noon', price: 9 },
} as const;

export type ShippingMethod = keyof typeof SHIPPING;

/** Everything that the customer enters. */
export interface Draft {
  name: string;
  email: string;
  street: string;
  zip: string;
  city: string;
  country: string;
  shipping: ShippingMethod;
  payment: 'card' | 'invoice';
  cardNumber: string;
  expiry: string;
  cvc: string;
  hasAccepted: boolean;
}

export const EMPTY: Draft = {
  name: '',
  email: '',
  street: '',
  zip: '',
  city: '',
  country: 'United States',
  shipping: 'standard',
  payment: 'card',
  cardNumber: '',
  expiry: '',
  cvc: '',
  hasAccepted: false,
};

export const COUNTRIES = ['Canada', 'France', 'Germany', 'United Kingdom', 'United States'];

const TAX_RATE = 0.08;

export function getTotals(shipping: ShippingMethod) {
  const goods = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const tax = Math.round(goods * TAX_RATE * 100) / 100;
  const delivery = SHIPPING[shipping].price;
  return { goods, tax, delivery, total: goods + tax + delivery };
}

export function formatDollars(amount: number): string {
  return amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
}
