import { sum, type FileReport } from './siteReport';
import { formatBytes, formatCount } from './table';

/** How many kinds of files a warning names. */
const NAMED = 3;

/** A host's limit on all files together. */
interface Limit {
  readonly host: string;
  /** What is counted, for the warning. */
  readonly subject: string;
  readonly most: number;
  readonly read: (kind: FileReport) => number;
  readonly format: (value: number) => string;
}

/**
 * Limits of a whole site. Sources:
 * - https://developers.cloudflare.com/pages/platform/limits/#files: 20,000 files on the free plan, 100,000 on
 *   others. It compresses files itself, so the copies need not be uploaded (`src/extensions/hosts/README.md`).
 * - https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits: "Published GitHub
 *   Pages sites may be no larger than 1 GB".
 */
const LIMITS: readonly Limit[] = [
  {
    host: 'Cloudflare Pages (free plan)',
    subject: 'files without compressed copies',
    most: 20_000,
    read: ({ files }) => files,
    format: formatCount,
  },
  {
    host: 'GitHub Pages',
    subject: 'with compressed copies',
    most: 1e9,
    read: ({ size, copies }) => size.bytes + copies.bytes,
    format: formatBytes,
  },
];

/** The largest file that Cloudflare Pages accepts, by the first source of `LIMITS`: 25 MiB. */
const LARGEST_FILE = 25 * 2 ** 20;

/**
 * What keeps a site from common hosts: a sentence for each limit that it exceeds, with the kinds of files
 * that count most. These are warnings, because hosts without the limit accept the site.
 */
export function findExceededLimits(files: readonly FileReport[]): string[] {
  const exceeded = LIMITS.filter(({ most, read }) => sum(files, read) > most).map((limit) =>
    describeExceeded(limit, files),
  );
  const tooLarge = files
    .filter(({ largest }) => largest.bytes > LARGEST_FILE)
    .map(
      ({ largest: { path, bytes } }) =>
        `${path} exceeds the limit of Cloudflare Pages, ${formatBytes(LARGEST_FILE)} for a file, by ` +
        `${formatBytes(bytes - LARGEST_FILE)}.`,
    );
  return [...exceeded, ...tooLarge];
}

function describeExceeded(
  { host, subject, most, read, format }: Limit,
  files: readonly FileReport[],
): string {
  const total = sum(files, read);
  const heaviest = files
    .toSorted((a, b) => read(b) - read(a))
    .slice(0, NAMED)
    .map((one) => `${one.kind} (${format(read(one))})`);
  return (
    `The site exceeds the limit of ${host}, ${format(most)} ${subject}, by ${format(total - most)}. ` +
    `Most are ${heaviest.join(', ')}.`
  );
}
