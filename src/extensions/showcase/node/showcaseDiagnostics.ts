import { z } from 'zod';
import { SHOWCASE_KINDS, type ShowcaseEntry } from '../shared/showcase';
import { findLine } from '../../../base/node/findLine';
import { createError, type Diagnostic } from '../../../base/node/diagnostic';

const [own, ...foreign] = SHOWCASE_KINDS;

const common = {
  name: z.string().min(2).max(30),
  description: z.string().min(20).max(90).endsWith('.'),
  uses: z.array(z.string().min(2)).min(1).max(4),
};

const schema = z.discriminatedUnion('kind', [
  z.object({
    ...common,
    kind: z.literal(own),
    href: z.string().regex(/^\/[\w/-]+\/(#[\w-]+)?$/),
    demo: z.string().regex(/^data\/[\w/-]+\.tsx$/),
  }),
  z.object({
    ...common,
    kind: z.enum(foreign),
    uses: z
      .array(z.string().regex(/^@mui\/[\w-]+ [\^~]?\d[\w.-]*$/, 'is not a package with its version'))
      .min(1),
    repository: z.string().regex(/^[\w.-]+\/[\w.-]+$/),
    commit: z.string().regex(/^[\da-f]{40}$/, 'is not a full commit id'),
    manifest: z.string().regex(/^([\w.-]+\/)*package\.json$/),
  }),
]);

/** Checks the entries of the showcase and their order. */
export function findShowcaseDiagnostics(entries: readonly ShowcaseEntry[]): Diagnostic[] {
  return entries.flatMap((entry, index) => {
    const before = entries[index - 1];
    const reasons = (schema.safeParse(entry).error?.issues ?? []).map(
      ({ path, message }) => `${path.join('.')}: ${message}`,
    );
    if (entries.findIndex(({ name }) => name === entry.name) !== index) reasons.push('is listed twice');
    else if (before && toRank(before) > toRank(entry)) reasons.push(`belongs before "${before.name}"`);
    return reasons.map((reason) => toDiagnostic(entry, reason));
  });
}

/**
 * Finds components that entries for the site's own pages name, but that do not exist.
 * @param names names of all components
 */
export function findUnknownUses(entries: readonly ShowcaseEntry[], names: readonly string[]): Diagnostic[] {
  return entries.flatMap((entry) =>
    entry.kind === 'template'
      ? entry.uses
          .filter((name) => !names.includes(name))
          .map((name) => toDiagnostic(entry, `uses ${name}, which no library has`))
      : [],
  );
}

const FILE = 'data/showcase.ts';

function toRank({ kind, name }: ShowcaseEntry): string {
  return `${SHOWCASE_KINDS.indexOf(kind)} ${name.toLowerCase()}`;
}

function toDiagnostic({ name }: ShowcaseEntry, reason: string): Diagnostic {
  const fix = 'Correct the entry; src/extensions/showcase/node/showcaseDiagnostics.ts has the schema.';
  return createError(FILE, findLine(FILE, `name: '${name}'`), `"${name}" ${reason}.`, fix);
}
