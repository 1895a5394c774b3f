/** The account of this example. */
export const EXAMPLE = { email: 'nina@example.com', password: 'sunflower' };

export interface Credentials {
  email: string;
  password: string;
}

export type Errors = Partial<Record<keyof Credentials, string>>;

/** What is wrong with the fields before anything is sent. */
export function validate({ email, password }: Credentials): Errors {
  return {
    ...(!isEmail(email) && { email: 'Enter an email address, like nina@example.com.' }),
    ...(password === '' && { password: 'Enter your password.' }),
  };
}

export function isEmail(text: string): boolean {
  return /^\S+@\S+\.\S+$/.test(text);
}

/**
 * Replace it with a call to your server.
 * @throws Error with a message for the user when the account is not known
 */
export async function signIn({ email, password }: Credentials): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 600));
  const isKnown = email.toLowerCase() === EXAMPLE.email && password === EXAMPLE.password;
  if (!isKnown) throw new Error('Email and password do not match. Check both, or reset the password.');
}
