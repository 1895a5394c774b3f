import { z } from 'zod';
import type { ProductManifest } from '../../../../site/shared/product';
import type { Release } from '../../../../site/shared/release';
import { explainDeadLink, type LinkTargets } from '../../../../base/node/deadLink';
import { createError, type Finding } from '../../../../base/node/finding';
import { listHrefs } from './releaseHtml';

const sentence = z
  .string()
  .min(20)
  .max(260)
  .regex(/^\S.*[.)]$/, 'is a sentence on one line, and ends with a full stop');

const schema = z.object({
  version: z.string().regex(/^\d+[\d.-][\w.-]*$/, 'is no version such as 6.0.2'),
  date: z.iso.date('is no date such as 2024-09-03'),
  packages: z.array(z.string()).min(1).optional(),
  tag: z
    .string()
    .regex(/^[\w.@/-]+$/, 'is no Git tag')
    .optional(),
  breaking: z.array(sentence).min(1).optional(),
  changes: z.array(sentence),
});

/** Most entries of a release, so that a reader takes them in at a glance. */
const MAX_ENTRIES = 8;

/** What the releases of a product are compared with. */
export interface ReleaseSurroundings {
  /** Text of `data/<id>/releases.ts`, for the lines of faults. */
  readonly source: string;
  /** Version of the product's package; `null` for what is no library. */
  readonly installed: string | null;
  readonly targets: LinkTargets;
  /** Whether the page of `whatsNew` lists releases. */
  readonly hasList: boolean;
}

/** Finds what is wrong with the releases of a product: their texts, their order, their links, and a missing one. */
export function findReleaseFaults(
  { id, packages, whatsNew }: Pick<ProductManifest, 'id' | 'packages' | 'whatsNew'>,
  releases: readonly Release[],
  { source, installed, targets, hasList }: ReleaseSurroundings,
): Finding[] {
  const file = `data/${id}/releases.ts`;
  if (whatsNew === undefined) {
    if (releases.length === 0) return [];
    return [createError(`data/${id}/product.ts`, 1, 'whatsNew is missing.', `${file} needs a page.`)];
  }
  const lines = source.split('\n');
  const names = packages.map(({ name }) => name);
  const faults = releases.flatMap((release, index): Finding[] => {
    const start = lines.findIndex((line) => line.includes(`version: '${release.version}'`));
    const fault = (reason: string, cure: string, needle = '') => {
      const offset = lines.slice(Math.max(0, start)).findIndex((line) => line.includes(needle));
      return createError(file, Math.max(0, start) + Math.max(0, offset) + 1, reason, cure);
    };
    const issues = schema.safeParse(release).error?.issues ?? [];
    const before = releases[index - 1];
    const strange = release.packages?.filter((name) => !names.includes(name)) ?? [];
    const count = (release.breaking?.length ?? 0) + release.changes.length;
    return [
      ...issues.map(({ path, message }) => fault(`${path.join('.')}: ${message}.`, 'Correct it.')),
      ...(count === 0 || count > MAX_ENTRIES
        ? [fault(`${release.version} has ${count} entries.`, `Give it between 1 and ${MAX_ENTRIES}.`)]
        : []),
      ...(before && before.date < release.date
        ? [fault(`${release.version} is newer than ${before.version} above it.`, 'Newest first.')]
        : []),
      ...(releases.findIndex(({ version }) => version === release.version) < index
        ? [fault(`${release.version} is there twice.`, 'Join the two.')]
        : []),
      ...strange.map((name) =>
        fault(`${name} is no package of the product.`, `data/${id}/packages.ts lists them.`, name),
      ),
      ...[...(release.breaking ?? []), ...release.changes].flatMap(listHrefs).flatMap((href) => {
        const reason = href.startsWith('/')
          ? explainDeadLink(href, whatsNew, targets, () => false)
          : 'a release links to pages of this site.';
        return reason ? [fault(`Link to ${href}: ${reason}`, 'Correct or remove it.', `(${href})`)] : [];
      }),
    ];
  });
  if (installed !== null && releases[0]?.version !== installed) {
    const reason = `The newest release is ${releases[0]?.version ?? 'missing'}, and ${installed} is installed.`;
    faults.unshift(createError(file, 1, reason, `Put an entry for ${installed} first.`));
  }
  if (!hasList) {
    const cure = 'Write it, with <Releases /> in it, or correct the address.';
    faults.push(createError(`data/${id}/product.ts`, 1, `No page at ${whatsNew} lists the releases.`, cure));
  }
  return faults;
}
