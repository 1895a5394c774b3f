import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { releases as allReleases } from '../../../../data/releases';
import { readText, ROOT } from '../../../base/node/files';
import { getProductVersion } from '../../../site/node/products';
import { withTrailingSlash } from '../../../site/shared/location';
import type { SiteRule } from '../../../content/node/facts/rule';
import type { ProductManifest } from '../../../site/shared/product';
import type { Release } from '../../../site/shared/release';
import { explainDeadLink, type LinkTargets } from '../../../base/node/deadLink';
import { createError, type Diagnostic } from '../../../base/node/diagnostic';
import { listHrefs } from '../../../content/node/reader/manifestText';

const sentence = z
  .string()
  .min(20)
  .max(260)
  .regex(/^\S.*[.)]$/, 'must be a sentence on one line that ends with a period');

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

/** Most entries that a release may have, so that readers can take them in at a glance. */
const MAX_ENTRIES = 8;

/** The releases of each product are short, in order, on a page, and begin with the installed one. */
const releases: SiteRule = {
  name: 'releases',
  stops: 'build',
  check: ({ products, pages, targets }) =>
    products.flatMap((product) => {
      const file = path.join(ROOT, `data/${product.id}/releases.ts`);
      return findReleaseDiagnostics(product, allReleases[product.id] ?? [], {
        source: existsSync(file) ? readText(file) : '',
        installed: getProductVersion(product),
        targets,
        hasList: pages.some(
          ({ pathname, page }) =>
            withTrailingSlash(pathname) === product.whatsNew && page.sections.includes('Releases'),
        ),
      });
    }),
};

/** What the releases of a product are checked against. */
export interface ReleaseContext {
  /** Text of `data/<id>/releases.ts`, for the line numbers of diagnostics. */
  readonly source: string;
  /** Version of the product's package; `null` for a product that is not a library. */
  readonly installed: string | null;
  readonly targets: LinkTargets;
  /** Whether the page at `whatsNew` lists the releases. */
  readonly hasList: boolean;
}

/** Checks the releases of a product: their texts, order and links, and that the installed one is there. */
export function findReleaseDiagnostics(
  { id, packages, whatsNew }: Pick<ProductManifest, 'id' | 'packages' | 'whatsNew'>,
  list: readonly Release[],
  { source, installed, targets, hasList }: ReleaseContext,
): Diagnostic[] {
  const file = `data/${id}/releases.ts`;
  if (whatsNew === undefined) {
    if (list.length === 0) return [];
    return [createError(`data/${id}/product.ts`, 1, 'whatsNew is missing.', `${file} needs a page.`)];
  }
  const lines = source.split('\n');
  const names = packages.map(({ name }) => name);
  const diagnostics = list.flatMap((release, index): Diagnostic[] => {
    const start = lines.findIndex((line) => line.includes(`version: '${release.version}'`));
    const toDiagnostic = (reason: string, fix: string, searchText = '') => {
      const offset = lines.slice(Math.max(0, start)).findIndex((line) => line.includes(searchText));
      return createError(file, Math.max(0, start) + Math.max(0, offset) + 1, reason, fix);
    };
    const issues = schema.safeParse(release).error?.issues ?? [];
    const before = list[index - 1];
    const unknownPackages = release.packages?.filter((name) => !names.includes(name)) ?? [];
    const count = (release.breaking?.length ?? 0) + release.changes.length;
    return [
      ...issues.map(({ path: field, message }) =>
        toDiagnostic(`${field.join('.')}: ${message}.`, 'Correct it.'),
      ),
      ...(count === 0 || count > MAX_ENTRIES
        ? [toDiagnostic(`${release.version} has ${count} entries.`, `Give it between 1 and ${MAX_ENTRIES}.`)]
        : []),
      ...(before && before.date < release.date
        ? [toDiagnostic(`${release.version} is newer than ${before.version} above it.`, 'Newest first.')]
        : []),
      ...(list.findIndex(({ version }) => version === release.version) < index
        ? [toDiagnostic(`${release.version} is listed twice.`, 'Merge the two.')]
        : []),
      ...unknownPackages.map((name) =>
        toDiagnostic(`${name} is no package of the product.`, `data/${id}/packages.ts lists them.`, name),
      ),
      ...[...(release.breaking ?? []), ...release.changes].flatMap(listHrefs).flatMap((href) => {
        const reason = href.startsWith('/')
          ? explainDeadLink(href, whatsNew, targets, () => false)
          : 'a release may link only to pages of this site.';
        return reason
          ? [toDiagnostic(`Link to ${href}: ${reason}`, 'Correct or remove it.', `(${href})`)]
          : [];
      }),
    ];
  });
  if (installed !== null && list[0]?.version !== installed) {
    const reason = `The newest release is ${list[0]?.version ?? 'missing'}, and ${installed} is installed.`;
    diagnostics.unshift(createError(file, 1, reason, `Put an entry for ${installed} first.`));
  }
  if (!hasList) {
    const fix = 'Write it, with <Releases /> in it, or correct the address.';
    diagnostics.push(
      createError(`data/${id}/product.ts`, 1, `No page at ${whatsNew} lists the releases.`, fix),
    );
  }
  return diagnostics;
}

export const rules: readonly SiteRule[] = [releases];
