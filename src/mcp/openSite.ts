import { statSync } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';

/** A finished site, in a folder or on a host. */
export interface SiteFiles {
  /**
   * The text of the file at a path of the site, such as `/search/site.json`; `null` when there is none.
   * @throws Error (as a rejection) when it cannot be read, is too large, or takes too long
   */
  readonly read: (file: string) => Promise<string | null>;
}

/** Largest file that is read, in bytes; the largest of the site itself has a fifth of this. */
const MAX_BYTES = 5_000_000;

/** How long a host may take for a file, in ms. */
const MAX_WAIT_MS = 15_000;

/** Plain paths alone: nothing encoded, no `..`, no hidden file, neither query nor hash. */
const FILE = /^(?:\/[\w@+-][\w.@+-]*)+$/;

/**
 * Opens a site.
 * @param from its folder, or its address
 * @throws Error when it is neither
 */
export function openSite(from: string, maxWait = MAX_WAIT_MS): SiteFiles {
  if (/^https?:\/\//.test(from)) {
    if (!URL.canParse(from)) throw new Error(`${from} is no address. Give one like https://docs.example.com`);
    const { origin, pathname } = new URL(from);
    const root = origin + pathname.replace(/\/+$/, '');
    return { read: async (file) => (FILE.test(file) ? fetchText(root + file, maxWait) : null) };
  }
  const folder = path.resolve(from);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(
      `${from} is no folder. Give that of a finished site, or an address that begins with https://`,
    );
  }
  return { read: async (file) => (FILE.test(file) ? readText(folder, file) : null) };
}

async function readText(folder: string, file: string): Promise<string | null> {
  const absolute = path.join(folder, file);
  const found = await stat(absolute).catch(() => null);
  if (!found?.isFile()) return null;
  // A link may lead out of the folder.
  if (!(await realpath(absolute)).startsWith((await realpath(folder)) + path.sep)) return null;
  if (found.size > MAX_BYTES) throw tooLarge(file);
  return readFile(absolute, 'utf8');
}

async function fetchText(address: string, maxWait: number): Promise<string | null> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(maxWait) });
    if (response.status === 404 || response.status === 410) return null;
    if (!response.ok) throw new Error(`the host answers ${response.status}`);
    // Hosts that answer every address with a page, instead of 404.
    if (response.headers.get('content-type')?.startsWith('text/html')) return null;
    return await readBody(response, address);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${address} could not be read: ${reason}. Try again, or check the address given to --from.`,
      {
        cause: error,
      },
    );
  }
}

/** Stops as soon as there is too much: a length in the headers may be missing or wrong. */
async function readBody(response: Response, address: string): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > MAX_BYTES) throw tooLarge(address);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function tooLarge(file: string): Error {
  return new Error(`${file} has more than ${MAX_BYTES / 1e6} MB`);
}
