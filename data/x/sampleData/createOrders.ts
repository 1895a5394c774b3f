import type { Order, OrderStatus } from './orders';

const customers = ['Alpine Outfitters', 'Bay Street Books', 'Casa Verde', 'Delft Ceramics', 'Fjord Coffee'];
const countries = ['Austria', 'Canada', 'Mexico', 'Netherlands', 'Norway'];
const goods = ['Desk lamp', 'Notebook, lined', 'Ceramic bowl', 'Wool blanket', 'Espresso cups', 'Bike bell'];
const statuses: OrderStatus[] = ['Open', 'Packed', 'Shipped', 'Shipped', 'Returned'];

/** Makes any number of orders, always the same ones: a seeded generator instead of `Math.random`. */
export function createOrders(count: number): Order[] {
  let seed = 7;
  const random = (limit: number) => {
    seed = (seed * 48271) % 2147483647;
    return seed % limit;
  };
  return Array.from({ length: count }, (_, index) => {
    const customer = random(customers.length);
    return {
      id: index + 1,
      customer: customers[customer] ?? '',
      country: countries[customer] ?? '',
      product: goods[random(goods.length)] ?? '',
      quantity: 1 + random(40),
      unitPrice: 5 + random(9000) / 100,
      status: statuses[random(statuses.length)] ?? 'Open',
      isPaid: random(3) > 0,
      orderedOn: new Date(2026, random(6), 1 + random(28)),
    };
  });
}
