export interface Order {
  id: number;
  customer: string;
  country: string;
  product: string;
  quantity: number;
  /** In euros. */
  unitPrice: number;
  status: OrderStatus;
  isPaid: boolean;
  orderedOn: Date;
}

export type OrderStatus = 'Open' | 'Packed' | 'Shipped' | 'Returned';

export const orderStatuses: OrderStatus[] = ['Open', 'Packed', 'Shipped', 'Returned'];

export const orders: Order[] = [
  { id: 4101, customer: 'Bay Street Books', country: 'Canada', product: 'Desk lamp', quantity: 7, unitPrice: 48.5, status: 'Open', isPaid: false, orderedOn: new Date(2026, 2, 1) },
  { id: 4102, customer: 'Harbor Cycles', country: 'Denmark', product: 'Wool blanket', quantity: 26, unitPrice: 89, status: 'Packed', isPaid: true, orderedOn: new Date(2026, 2, 8) },
  { id: 4103, customer: 'Alpine Outfitters', country: 'Austria', product: 'Desk lamp', quantity: 40, unitPrice: 48.5, status: 'Packed', isPaid: false, orderedOn: new Date(2026, 2, 15) },
  { id: 4104, customer: 'Fjord Coffee', country: 'Norway', product: 'Notebook, lined', quantity: 23, unitPrice: 6.9, status: 'Shipped', isPaid: true, orderedOn: new Date(2026, 2, 22) },
  { id: 4105, customer: 'Kyoto Paper', country: 'Japan', product: 'Espresso cups', quantity: 15, unitPrice: 34, status: 'Shipped', isPaid: true, orderedOn: new Date(2026, 2, 1) },
  { id: 4106, customer: 'Casa Verde', country: 'Mexico', product: 'Desk lamp', quantity: 10, unitPrice: 48.5, status: 'Packed', isPaid: false, orderedOn: new Date(2026, 2, 8) },
  { id: 4107, customer: 'Garden of Eve', country: 'France', product: 'Espresso cups', quantity: 9, unitPrice: 34, status: 'Shipped', isPaid: true, orderedOn: new Date(2026, 2, 15) },
  { id: 4108, customer: 'Lumen Lighting', country: 'Germany', product: 'Oak tray', quantity: 26, unitPrice: 56, status: 'Returned', isPaid: false, orderedOn: new Date(2026, 2, 22) },
  { id: 4109, customer: 'Garden of Eve', country: 'France', product: 'Ceramic bowl', quantity: 19, unitPrice: 19, status: 'Shipped', isPaid: true, orderedOn: new Date(2026, 3, 1) },
  { id: 4110, customer: 'Kyoto Paper', country: 'Japan', product: 'Espresso cups', quantity: 22, unitPrice: 34, status: 'Open', isPaid: false, orderedOn: new Date(2026, 3, 8) },
  { id: 4111, customer: 'Delft Ceramics', country: 'Netherlands', product: 'Desk lamp', quantity: 19, unitPrice: 48.5, status: 'Shipped', isPaid: true, orderedOn: new Date(2026, 3, 15) },
  { id: 4112, customer: 'Harbor Cycles', country: 'Denmark', product: 'Ceramic bowl', quantity: 21, unitPrice: 19, status: 'Open', isPaid: false, orderedOn: new Date(2026, 3, 22) },
  { id: 4113, customer: 'Casa Verde', country: 'Mexico', product: 'Espresso cups', quantity: 2, unitPrice: 34, status: 'Open', isPaid: false, orderedOn: new Date(2026, 3, 1) },
  { id: 4114, customer: 'Garden of Eve', country: 'France', product: 'Notebook, lined', quantity: 3, unitPrice: 6.9, status: 'Shipped', isPaid: true, orderedOn: new Date(2026, 3, 8) },
  { id: 4115, customer: 'Alpine Outfitters', country: 'Austria', product: 'Wool blanket', quantity: 9, unitPrice: 89, status: 'Shipped', isPaid: true, orderedOn: new Date(2026, 3, 15) },
  { id: 4116, customer: 'Fjord Coffee', country: 'Norway', product: 'Bike bell', quantity: 26, unitPrice: 14.5, status: 'Shipped', isPaid: true, orderedOn: new Date(2026, 3, 22) },
  { id: 4117, customer: 'Juniper Skincare', country: 'United Kingdom', product: 'Desk lamp', quantity: 5, unitPrice: 48.5, status: 'Open', isPaid: false, orderedOn: new Date(2026, 4, 1) },
  { id: 4118, customer: 'Delft Ceramics', country: 'Netherlands', product: 'Bike bell', quantity: 29, unitPrice: 14.5, status: 'Packed', isPaid: false, orderedOn: new Date(2026, 4, 8) },
  { id: 4119, customer: 'Garden of Eve', country: 'France', product: 'Linen apron', quantity: 33, unitPrice: 42, status: 'Returned', isPaid: true, orderedOn: new Date(2026, 4, 15) },
  { id: 4120, customer: 'Lumen Lighting', country: 'Germany', product: 'Notebook, lined', quantity: 3, unitPrice: 6.9, status: 'Shipped', isPaid: true, orderedOn: new Date(2026, 4, 22) },
  { id: 4121, customer: 'Garden of Eve', country: 'France', product: 'Bike bell', quantity: 21, unitPrice: 14.5, status: 'Shipped', isPaid: false, orderedOn: new Date(2026, 4, 1) },
  { id: 4122, customer: 'Juniper Skincare', country: 'United Kingdom', product: 'Oak tray', quantity: 27, unitPrice: 56, status: 'Shipped', isPaid: true, orderedOn: new Date(2026, 4, 8) },
  { id: 4123, customer: 'Ember & Oak', country: 'United States', product: 'Ceramic bowl', quantity: 24, unitPrice: 19, status: 'Shipped', isPaid: true, orderedOn: new Date(2026, 4, 15) },
  { id: 4124, customer: 'Juniper Skincare', country: 'United Kingdom', product: 'Bike bell', quantity: 5, unitPrice: 14.5, status: 'Open', isPaid: true, orderedOn: new Date(2026, 4, 22) },
];
