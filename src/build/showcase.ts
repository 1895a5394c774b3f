import { z } from 'zod';
import { SHOWCASE_KINDS, SHOWCASE_SKETCHES, type ShowcaseEntry } from '../model/showcase';

const [own, ...foreign] = SHOWCASE_KINDS;

const common = {
  name: z.string().min(2).max(30),
  description: z.string().min(20).max(90).endsWith('.'),
  uses: z.array(z.string().min(2)).min(1).max(4),
  sketch: z.enum(SHOWCASE_SKETCHES),
};

const schema = z.discriminatedUnion('kind', [
  z.strictObject({ ...common, kind: z.literal(own), href: z.string().regex(/^\/[\w/-]+\/(#[\w-]+)?$/) }),
  z.strictObject({
    ...common,
    kind: z.enum(foreign),
    uses: z
      .array(z.string().regex(/^@mui\/[\w-]+ [\^~]?\d[\w.-]*$/, 'is not a package with its version'))
      .min(1),
    repository: z.string().regex(/^[\w.-]+\/[\w.-]+$/),
    commit: z.string().regex(/^[\da-f]{40}$/, 'is not a whole commit id'),
    manifest: z.string().regex(/^([\w.-]+\/)*package\.json$/),
  }),
]);

/**
 * Checks the entries of the showcase.
 * @throws Error that names the entry and what is wrong with it
 */
export function checkShowcase(entries: readonly ShowcaseEntry[]): readonly ShowcaseEntry[] {
  entries.forEach((entry, index) => {
    const result = schema.safeParse(entry);
    const issue = result.error?.issues[0];
    if (issue) fail(entry, `${issue.path.join('.')}: ${issue.message}`);
    const before = entries[index - 1];
    if (entries.findIndex(({ name }) => name === entry.name) !== index) fail(entry, 'is there twice');
    if (before && toRank(before) > toRank(entry)) fail(entry, `belongs before "${before.name}"`);
  });
  return entries;
}

function toRank({ kind, name }: ShowcaseEntry): string {
  return `${SHOWCASE_KINDS.indexOf(kind)} ${name.toLowerCase()}`;
}

function fail({ name }: ShowcaseEntry, reason: string): never {
  throw new Error(
    `data/showcase.ts: "${name}" ${reason}. Correct the entry; src/build/showcase.ts has the schema.`,
  );
}
