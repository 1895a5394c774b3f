import { z } from 'zod';
import type { Api, ApiField } from '../../../api/shared/api';

/** Repository path of the committed summary. */
export const SUMMARY_FILE = 'data/apiSummary.json';

/** Fields of an API page by name: type, whether it is required, default value. */
type Fields = Readonly<Record<string, string>>;

/** Names, types and defaults of the whole API, for the review of a new version. */
export interface ApiSummary {
  /** By the page's pathname. */
  readonly pages: Readonly<Record<string, Fields>>;
}

const schema = z.object({ pages: z.record(z.string(), z.record(z.string(), z.string())) });

/**
 * Parses the committed summary.
 * @throws Error when it is something else
 */
export function parseSummary(text: string): ApiSummary {
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    throw new Error(`${SUMMARY_FILE} is not a valid summary. Regenerate it with npm run api:summary.`, {
      cause: error,
    });
  }
}

/** Reduces the API to its summary, pages in alphabetical order. */
export function createSummary({ components, hooks, interfaces }: Api): ApiSummary {
  const pages = [
    ...components.map(({ pathname, props, slots, classes }): [string, Fields] => [
      pathname,
      {
        ...summarize(props),
        ...(slots.length > 0 && { 'slots of it': slots.map(({ name }) => name).join(' ') }),
        ...(classes.length > 0 && { 'classes of it': classes.map(({ key }) => key).join(' ') }),
      },
    ]),
    ...hooks.map(({ pathname, parameters, returnType, returns }): [string, Fields] => [
      pathname,
      { ...summarize(parameters), ...summarize(returns, 'returns '), returns: returnType.text },
    ]),
    ...interfaces.map(({ pathname, properties }): [string, Fields] => [pathname, summarize(properties)]),
  ];
  return { pages: Object.fromEntries(pages.sort(([a], [b]) => (a < b ? -1 : 1))) };
}

function summarize(fields: readonly ApiField[], prefix = ''): Fields {
  return Object.fromEntries(
    fields.map(({ name, type, isRequired, defaultValue, deprecation }) => {
      const marks = [isRequired && '(required)', deprecation !== null && '(deprecated)'].filter(Boolean);
      const value = [type.text, ...marks, ...(defaultValue === null ? [] : [`= ${defaultValue}`])].join(' ');
      return [`${prefix}${name}`, value];
    }),
  );
}

/** The difference between two summaries, one line for each addition, removal and change. */
export function diffSummaries(before: ApiSummary, after: ApiSummary): string[] {
  return [...listKeys(before.pages, after.pages)].flatMap((pathname) => {
    const [old, now] = [before.pages[pathname], after.pages[pathname]];
    if (!old) return [`+ ${pathname}`];
    if (!now) return [`- ${pathname}`];
    const changes = [...listKeys(old, now)].flatMap((name) => diffField(name, old[name], now[name]));
    return changes.length > 0 ? [`  ${pathname}`, ...changes.map((line) => `    ${line}`)] : [];
  });
}

function diffField(name: string, old: string | undefined, now: string | undefined): string[] {
  if (old === now) return [];
  if (old === undefined) return [`+ ${name}: ${now}`];
  return now === undefined
    ? [`- ${name}: ${old}`]
    : [`~ ${name}: ${old}`, `  ${' '.repeat(name.length)}→ ${now}`];
}

function listKeys(a: object, b: object): Set<string> {
  return new Set([...Object.keys(a), ...Object.keys(b)].sort());
}
