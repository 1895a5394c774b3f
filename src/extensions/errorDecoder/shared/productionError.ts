/** Where an error message comes from: an installed package. */
export interface ErrorSource {
  /** `@mui/system`; for a copy nested in another package, `@mui/system in @mui/joy`. */
  readonly package: string;
  readonly version: string;
}

/** The message behind an error code, with `%s` for each argument. */
export interface ErrorMessage {
  readonly text: string;
  readonly sources: readonly ErrorSource[];
}

/** The messages of each code: several where packages of different versions number them differently. */
export type ErrorMessages = Readonly<Record<string, readonly ErrorMessage[]>>;

/** Path of the file with all messages, which the build generates. */
export const ERROR_MESSAGES_PATH = '/production-errors.json';

/** Query parameters of the page, as the libraries write them into their errors. */
export const ERROR_QUERY = { code: 'code', args: 'args[]' } as const;

/** An error code with its arguments. */
export interface ErrorQuery {
  readonly code: string;
  readonly args: readonly string[];
}

/** Replaces an argument that the URL lacks. */
export const MISSING_ARGUMENT = '[missing argument]';

/** Longest argument that is shown, in characters: errors may contain whole objects. */
const MAX_ARGUMENT_LENGTH = 1000;

/** Reads code and arguments from the query string of a URL; `null` without a code. */
export function parseErrorQuery(search: string): ErrorQuery | null {
  const query = new URLSearchParams(search);
  const code = query.get(ERROR_QUERY.code)?.trim();
  if (!code) return null;
  return {
    code: limit(code, 20),
    args: query.getAll(ERROR_QUERY.args).map((arg) => limit(arg, MAX_ARGUMENT_LENGTH)),
  };
}

/** The query string of a URL for code and arguments. */
export function writeErrorQuery({ code, args }: ErrorQuery): string {
  const query = [[ERROR_QUERY.code, code] as const, ...args.map((arg) => [ERROR_QUERY.args, arg] as const)];
  return `?${query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
}

/**
 * Parses what a reader has entered: a code, a URL, or a whole line of the console that contains a URL.
 * `null` when there is no code in it.
 */
export function readEnteredError(text: string): ErrorQuery | null {
  const code = /^\s*#?(\d{1,4})\s*$/.exec(text)?.[1];
  if (code) return { code, args: [] };
  const [, search] = /(\?code=[^\s"'<>]+)/.exec(text) ?? [];
  // Without the punctuation of the sentence around the URL.
  if (search) return parseErrorQuery(search.replace(/[;,.]$/, ''));
  const named = /\berror #(\d{1,4})\b/i.exec(text)?.[1];
  return named ? { code: named, args: [] } : null;
}

/** Inserts the arguments into a message, in order. */
export function fillMessage(text: string, args: readonly string[]): string {
  let next = 0;
  return text.replace(/%s/g, () => args[next++] ?? MISSING_ARGUMENT);
}

/** What the page shows. */
export type ErrorAnswer =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading' | 'failed' | 'unknown'; readonly code: string }
  | { readonly kind: 'resolved'; readonly code: string; readonly messages: readonly ErrorMessage[] };

/**
 * Decides what the page shows.
 * @param messages `null` while they are loading, `failed` when they cannot be loaded
 */
export function decodeError(
  query: ErrorQuery | null,
  messages: ErrorMessages | 'failed' | null,
): ErrorAnswer {
  if (!query) return { kind: 'none' };
  const { code, args } = query;
  if (messages === null) return { kind: 'loading', code };
  if (messages === 'failed') return { kind: 'failed', code };
  const found = Object.hasOwn(messages, code) ? messages[code] : undefined;
  if (!found) return { kind: 'unknown', code };
  return {
    kind: 'resolved',
    code,
    messages: found.map(({ text, sources }) => ({ text: fillMessage(text, args), sources })),
  };
}

/** Validates the loaded file; `null` when it is something else. */
export function parseErrorMessages(data: unknown): ErrorMessages | null {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null;
  const isValid = Object.values(data).every(
    (messages) => Array.isArray(messages) && messages.every((one) => isMessage(one)),
  );
  return isValid ? (data as ErrorMessages) : null;
}

function isMessage(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    'text' in value &&
    typeof value.text === 'string' &&
    'sources' in value &&
    Array.isArray(value.sources)
  );
}

function limit(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1)}…` : text;
}
