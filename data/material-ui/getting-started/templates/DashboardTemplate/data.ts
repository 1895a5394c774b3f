export type OrderStatus = 'Paid' | 'Packing' | 'Shipped' | 'Refunded';

export interface Order {
  id: number;
  customer: string;
  items: string;
  date: string;
  status: OrderStatus;
  total: number;
}

export interface Stat {
  label: string;
  value: string;
  /** Change against the month before, in percent. */
  change: number;
  /** Whether a higher value is better. */
  isGain: boolean;
  trend: readonly number[];
}

export interface Period {
  label: string;
  bars: readonly { label: string; revenue: number }[];
}

export const STATUSES: readonly OrderStatus[] = ['Paid', 'Packing', 'Shipped', 'Refunded'];

export const stats: readonly Stat[] = [
  {
    label: 'Revenue',
    value: '$48,290',
    change: 12.3,
    isGain: true,
    trend: [18, 22, 20, 27, 25, 31, 36],
  },
  {
    label: 'Orders',
    value: '1,284',
    change: 8.1,
    isGain: true,
    trend: [30, 28, 33, 31, 36, 38, 41],
  },
  {
    label: 'New customers',
    value: '216',
    change: -3.2,
    isGain: true,
    trend: [24, 26, 22, 25, 21, 20, 19],
  },
  {
    label: 'Return rate',
    value: '1.8%',
    change: -0.6,
    isGain: false,
    trend: [14, 13, 15, 12, 11, 11, 9],
  },
];

export const periods: readonly [Period, ...Period[]] = [
  {
    label: 'Week',
    bars: [
      { label: 'Mon', revenue: 1420 },
      { label: 'Tue', revenue: 1180 },
      { label: 'Wed', revenue: 1690 },
      { label: 'Thu', revenue: 1540 },
      { label: 'Fri', revenue: 2110 },
      { label: 'Sat', revenue: 2680 },
      { label: 'Sun', revenue: 1930 },
    ],
  },
  {
    label: 'Year',
    bars: [
      { label: 'Jan', revenue: 21400 },
      { label: 'Feb', revenue: 23800 },
      { label: 'Mar', revenue: 34900 },
      { label: 'Apr', revenue: 46200 },
      { label: 'May', revenue: 52700 },
      { label: 'Jun', revenue: 41300 },
      { label: 'Jul', revenue: 33600 },
      { label: 'Aug', revenue: 31200 },
      { label: 'Sep', revenue: 38800 },
      { label: 'Oct', revenue: 43000 },
      { label: 'Nov', revenue: 48290 },
    ],
  },
];

export const orders: readonly Order[] = [
  {
    id: 4821,
    customer: 'Nina Alvarez',
    items: 'Monstera, ceramic pot',
    date: 'Nov 24',
    status: 'Paid',
    total: 84.5,
  },
  {
    id: 4820,
    customer: 'Samuel Osei',
    items: 'Potting soil, 3 bags',
    date: 'Nov 24',
    status: 'Packing',
    total: 36,
  },
  {
    id: 4819,
    customer: 'Grace Lindholm',
    items: 'Olive tree',
    date: 'Nov 23',
    status: 'Packing',
    total: 129,
  },
  {
    id: 4818,
    customer: 'Tomás Herrera',
    items: 'Herb box, watering can',
    date: 'Nov 23',
    status: 'Shipped',
    total: 52.9,
  },
  {
    id: 4817,
    customer: 'Aiko Tanaka',
    items: 'Bonsai starter kit',
    date: 'Nov 22',
    status: 'Shipped',
    total: 74,
  },
  {
    id: 4816,
    customer: 'Ben Whitaker',
    items: 'Hanging fern',
    date: 'Nov 22',
    status: 'Refunded',
    total: 28,
  },
  {
    id: 4815,
    customer: 'Priya Raman',
    items: 'Snake plant, 2 pots',
    date: 'Nov 21',
    status: 'Shipped',
    total: 61.4,
  },
];

export const activity = [
  {
    who: 'Maya',
    what: 'started to pack order 4820',
    when: '12 minutes ago',
    color: 'primary',
  },
  {
    who: 'Leo',
    what: 'received 40 olive trees',
    when: '1 hour ago',
    color: 'secondary',
  },
  {
    who: 'Ben Whitaker',
    what: 'returned a hanging fern',
    when: '3 hours ago',
    color: 'warning',
  },
  {
    who: 'Maya',
    what: 'published "Winter care for citrus"',
    when: 'Yesterday',
    color: 'info',
  },
] as const;

export const stock = [
  { name: 'Monstera', left: 6, of: 40 },
  { name: 'Ceramic pot, 18 cm', left: 22, of: 60 },
  { name: 'Potting soil', left: 27, of: 80 },
] as const;

export function formatDollars(amount: number): string {
  return amount.toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  });
}
