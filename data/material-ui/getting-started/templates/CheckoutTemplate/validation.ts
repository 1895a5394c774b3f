import type { Draft } from './order';

export type Errors = Partial<Record<keyof Draft, string>>;

/** The fields of each step, in the order of the page. */
export const STEPS = ['Delivery', 'Payment', 'Review'] as const;

type Check = (draft: Draft) => string | false;

const needs = (field: keyof Draft, message: string): Check => {
  return (draft) => draft[field] === '' && message;
};
const ofCard = (check: Check): Check => {
  return (draft) => draft.payment === 'card' && check(draft);
};

const CHECKS: readonly Partial<Record<keyof Draft, Check>>[] = [
  {
    name: needs('name', 'Enter your name.'),
    email: ({ email }) => !/^\S+@\S+\.\S+$/.test(email) && 'Enter an email address, like nina@example.com.',
    street: needs('street', 'Enter street and number.'),
    zip: ({ zip }) => zip.trim().length < 4 && 'Enter a ZIP or postal code.',
    city: needs('city', 'Enter a city.'),
  },
  {
    cardNumber: ofCard(
      ({ cardNumber }) => cardNumber.replace(/\D/g, '').length !== 16 && 'A card number has 16 digits.',
    ),
    expiry: ofCard(
      ({ expiry }) => !/^(0[1-9]|1[0-2])\/\d\d$/.test(expiry) && 'Enter month and year, like 04/29.',
    ),
    cvc: ofCard(({ cvc }) => !/^\d{3}$/.test(cvc) && 'Three digits from the back.'),
  },
  {
    hasAccepted: ({ hasAccepted }) => !hasAccepted && 'Accept the terms to place the order.',
  },
];

/** What is wrong in a step, by field. */
export function findErrors(draft: Draft, step: number): Errors {
  const errors: Errors = {};
  for (const [field, check] of Object.entries(CHECKS[step] ?? {})) {
    const message = check(draft);
    if (message) errors[field as keyof Draft] = message;
  }
  return errors;
}

/** Groups of four digits, as on the card. */
export function formatCardNumber(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 16);
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** Month and year with the slash between them. */
export function formatExpiry(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}
