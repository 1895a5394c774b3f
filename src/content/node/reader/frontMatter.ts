import { type Document, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import { z } from 'zod';
import { MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH } from '../../../site/shared/site';
import { isHttpsAddress } from './checkHref';

const names = z.array(z.string().regex(/^[A-Za-z][A-Za-z0-9]*$/)).default([]);

/** The name of an npm package, which is also its path below `node_modules`. */
export const PACKAGE_NAME = /^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~-][a-z0-9._~-]*$/;

const address = z.string().refine(isHttpsAddress, 'is no address that begins with https://');

const schema = z.strictObject({
  title: z.string().min(1).max(MAX_TITLE_LENGTH),
  description: z.string().min(1).max(MAX_DESCRIPTION_LENGTH),
  layout: z.enum(['docs', 'landing']).default('docs'),
  components: names,
  hooks: names,
  githubLabel: z.string().optional(),
  githubSource: z
    .string()
    .regex(
      /^[\w@-][\w@.-]*(?:\/[\w@-][\w@.-]*)*$/,
      'is no path in a repository, such as packages/mui-material/src/Button',
    )
    .optional(),
  waiAria: address.optional(),
  materialDesign: address.optional(),
  packageName: z.string().regex(PACKAGE_NAME, 'is no name of an npm package').optional(),
  aliases: z.record(z.string(), z.string()).default({}),
});

/** The front matter of a page. */
export type FrontMatter = z.infer<typeof schema>;

/**
 * Parses the YAML block at the start of a page.
 * @param yaml the text between the dashes; `undefined` when the page has none
 * @param report called with a sentence for each error, and its line within the file
 * @returns `null` when there is an error
 */
export function parseFrontMatter(
  yaml: string | undefined,
  report: (reason: string, line: number) => void,
): FrontMatter | null {
  if (yaml === undefined) {
    report('The page has no front matter. Start it with a --- block of title and description.', 1);
    return null;
  }
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter });
  const [broken] = document.errors;
  if (broken) {
    // The block starts on the file's second line, below the dashes.
    const line = (broken.linePos?.[0].line ?? 0) + 1;
    report(`Front matter is not YAML: ${broken.message.split('\n')[0]}`, line);
    return null;
  }
  const alias = findAlias(document, lineCounter);
  if (alias) {
    const reason = `Front matter takes no alias. Write what ${alias.name} stands for, or put it in quotes.`;
    report(reason, alias.line + 1);
    return null;
  }
  const result = schema.safeParse(document.toJS());
  if (result.success) return result.data;
  for (const issue of result.error.issues) {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys[0] : '';
    const key = String(issue.path[0] ?? unknown);
    const line = yaml.split('\n').findIndex((text) => text.startsWith(`${key}:`)) + 2;
    report(`Front matter${key && ` "${key}"`}: ${issue.message}. CONTRIBUTING.md lists the fields.`, line);
  }
  return null;
}

/** The first YAML alias and its line. None is allowed: a few can expand to a value of any size. */
function findAlias(
  document: Document.Parsed,
  lineCounter: LineCounter,
): { name: string; line: number } | null {
  let found: { name: string; line: number } | null = null;
  visit(document, {
    Alias(_, { source, range }) {
      found = { name: `*${source}`, line: lineCounter.linePos(range?.[0] ?? 0).line };
      return visit.BREAK;
    },
  });
  return found;
}

/** A component or hook that the front matter says the page documents. */
export interface DocumentedName {
  readonly field: 'components' | 'hooks';
  readonly name: string;
  /** Line within the page's file, from 1. */
  readonly line: number;
}

/** The documented names in valid front matter, each with its line. */
export function listDocumentedNames(yaml: string): DocumentedName[] {
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter });
  return (['components', 'hooks'] as const).flatMap((field) => {
    const list = document.get(field);
    const items = isSeq(list) ? list.items.filter(isScalar) : [];
    return items.map(({ value, range }) => ({
      field,
      name: String(value),
      // The block starts on the file's second line.
      line: lineCounter.linePos(range?.[0] ?? 0).line + 1,
    }));
  });
}
