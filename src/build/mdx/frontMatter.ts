import { parse as parseYaml, YAMLParseError } from 'yaml';
import { z } from 'zod';
import { MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH } from '../../model/site';

const names = z.array(z.string().regex(/^[A-Za-z][A-Za-z0-9]*$/)).default([]);

const schema = z.strictObject({
  title: z.string().min(1).max(MAX_TITLE_LENGTH),
  description: z.string().min(1).max(MAX_DESCRIPTION_LENGTH),
  layout: z.enum(['docs', 'landing']).default('docs'),
  components: names,
  hooks: names,
  githubLabel: z.string().optional(),
  githubSource: z.string().optional(),
  waiAria: z.url().optional(),
  materialDesign: z.url().optional(),
  packageName: z.string().optional(),
});

/** What a page says of itself above its text. */
export type FrontMatter = z.infer<typeof schema>;

/**
 * Reads the YAML block at the head of a page.
 * @param yaml the text between the dashes; `undefined` when the page has none
 * @param fail called with a sentence and the line of the fault within the file
 */
export function parseFrontMatter(
  yaml: string | undefined,
  fail: (reason: string, line: number) => never,
): FrontMatter {
  if (yaml === undefined) {
    return fail('The page has no front matter. Start it with a --- block of title and description.', 1);
  }
  const result = schema.safeParse(readYaml(yaml, fail));
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const key = String(issue?.path[0] ?? (issue?.code === 'unrecognized_keys' ? issue.keys[0] : ''));
  const line = yaml.split('\n').findIndex((text) => text.startsWith(`${key}:`)) + 2;
  return fail(
    `Front matter${key && ` "${key}"`}: ${issue?.message}. CONTRIBUTING.md lists the fields.`,
    Math.max(line, 1),
  );
}

function readYaml(yaml: string, fail: (reason: string, line: number) => never): unknown {
  try {
    return parseYaml(yaml);
  } catch (error) {
    // The block begins on the file's second line, below the dashes.
    const line = error instanceof YAMLParseError ? (error.linePos?.[0].line ?? 0) + 1 : 1;
    return fail(`Front matter is not YAML: ${(error as Error).message.split('\n')[0]}`, line);
  }
}
