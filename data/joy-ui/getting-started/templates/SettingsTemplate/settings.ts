export interface Settings {
  name: string;
  email: string;
  role: string;
  timeZone: string;
  about: string;
  notifications: Record<Notification, boolean>;
}

export type Notification = 'mentions' | 'invoices' | 'news';

export type SettingsErrors = Partial<Record<'name' | 'email', string>>;

export const ROLES = ['Designer', 'Developer', 'Project lead'];

export const TIME_ZONES = ['UTC−08:00 Vancouver', 'UTC+01:00 Oslo', 'UTC+09:00 Osaka'];

export const NOTIFICATIONS: readonly {
  id: Notification;
  title: string;
  details: string;
}[] = [
  {
    id: 'mentions',
    title: 'Mentions',
    details: 'When a comment contains your name.',
  },
  {
    id: 'invoices',
    title: 'Invoices',
    details: 'When an invoice is paid or overdue.',
  },
  {
    id: 'news',
    title: 'Product news',
    details: 'A letter each month with what has changed.',
  },
];

export const initialSettings: Settings = {
  name: 'Sara Lind',
  email: 'sara@example.com',
  role: 'Designer',
  timeZone: 'UTC+01:00 Oslo',
  about: 'Draws icons, and maps for hikers.',
  notifications: { mentions: true, invoices: false, news: false },
};

export function validate({ name, email }: Settings): SettingsErrors {
  return {
    ...(name.trim() ? {} : { name: 'Enter your name.' }),
    ...(/^\S+@\S+\.\S+$/.test(email) ? {} : { email: 'Enter an address such as sara@example.com.' }),
  };
}
