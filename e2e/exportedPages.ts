import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A page of the export, as its HTML says. */
interface ExportedPage {
  /** Public path with a trailing slash. */
  readonly path: string;
  /** Whether it documents a component: it has the section "API", which the build writes, and says what to import. */
  readonly isComponentPage: boolean;
  /** Keys of the demos that the page itself shows. */
  readonly demos: readonly string[];
  /** Paths of the own pages of the others: in iframes, or in a styling that has not been chosen. */
  readonly frames: readonly string[];
}

/** Every page of the export with what it shows; those of single demos left out. */
export function readPages(): ExportedPage[] {
  return readdirSync('out', { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'index.html' && !file.startsWith('demos/'))
    .sort()
    .map((file) => {
      const html = readFileSync(path.join('out', file), 'utf8');
      return {
        path: `/${file.replace(/index\.html$/, '')}`,
        isComponentPage: ['import', 'api'].every((id) => html.includes(`<h2 id="${id}">`)),
        demos: findAll(html, /<div [^>]*data-demo-root="" [^>]*data-name="(\w+(?:\/system)?)"/g),
        frames: [
          ...findAll(html, /<iframe [^>]*src="(\/demos\/[^"]+)"/g),
          ...findAll(html, /data-module="([^"]+\/)[^/"]+" data-name="(\w+\/(?:tailwind|css))"/g).map(
            (demo) => `/demos/${demo}/`,
          ),
        ],
      };
    });
}

function findAll(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, ...found]) => found.join(''));
}
