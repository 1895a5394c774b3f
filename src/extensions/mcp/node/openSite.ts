import { statSync } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { fetchText } from './fetchText';
import { createQueue } from './createQueue';

/** A finished site, in a folder or on a host. */
export interface SiteFiles {
  /**
   * The text of the file at a path of the site, such as `/search/site.json`; `null` when there is none.
   * @throws Error (as a rejection) when it cannot be read, is too large, or takes too long
   */
  readonly read: (file: string) => Promise<string | null>;
}

/** Maximum size of a file, in bytes; the largest file of this site is a fifth of that. */
const MAX_BYTES = 5_000_000;

/** How long a host may take for a file, in ms. */
const MAX_WAIT_MS = 15_000;

/** How many files are read at a time: as many as the connections that browsers open to a host. */
const MAX_PARALLEL = 6;

/** Plain paths only: nothing encoded, no `..`, no hidden file, neither query nor hash. */
const FILE = /^(?:\/[\w@+-][\w.@+-]*)+$/;

/**
 * Opens a site.
 * @param from its folder, or its address
 * @throws Error when it is neither
 */
export function openSite(from: string, maxWait = MAX_WAIT_MS): SiteFiles {
  const readFrom = openSource(from, maxWait);
  const enqueue = createQueue(MAX_PARALLEL);
  return { read: async (file) => (FILE.test(file) ? enqueue(() => readFrom(file)) : null) };
}

function openSource(from: string, maxWait: number): SiteFiles['read'] {
  if (/^https?:\/\//.test(from)) {
    if (!URL.canParse(from))
      throw new Error(`${from} is not a valid address. Use one like https://docs.example.com`);
    const { origin, pathname } = new URL(from);
    const root = origin + pathname.replace(/\/+$/, '');
    return (file) => readHost(root + file, maxWait);
  }
  const folder = path.resolve(from);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(
      `${from} is not a folder. Give the folder of a finished site, or an address that begins with https://`,
    );
  }
  return (file) => readFolder(folder, file);
}

async function readFolder(folder: string, file: string): Promise<string | null> {
  const absolute = path.join(folder, file);
  const found = await stat(absolute).catch(() => null);
  if (!found?.isFile()) return null;
  // A link may lead out of the folder.
  if (!(await realpath(absolute)).startsWith((await realpath(folder)) + path.sep)) return null;
  if (found.size > MAX_BYTES) throw new Error(`${file} has more than ${MAX_BYTES / 1e6} MB`);
  return readFile(absolute, 'utf8');
}

async function readHost(address: string, maxWait: number): Promise<string | null> {
  try {
    return await fetchText(address, { maxBytes: MAX_BYTES, maxWait });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${address} could not be read: ${reason}. Try again, or check the address given to --from.`,
      { cause: error },
    );
  }
}
