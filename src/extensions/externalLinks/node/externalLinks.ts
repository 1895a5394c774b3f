import { readFileSync } from 'node:fs';
import path from 'node:path';
import { botWalls } from '../../../../data/externalLinks';
import { site } from '../../../../data/site';
import { readSite } from '../../../export/node/documents/readSite';
import { parseExportedDocument } from '../../../export/node/documents/exportedDocument';
import { findPlace } from '../../../export/node/documents/findPlace';
import { OUT } from '../../../export/node/documents/publish.mjs';
import { checkExternalLinks, type LinkFault } from './checkExternalLinks';
import { listExternalLinks } from './listExternalLinks';
import { runMain } from '../../../cli/process/run.mjs';

// Asks other sites whether the pages that the finished site links to are still there: `npm run links`, on a schedule.
// No build and no check runs it, because what others change is no fault of a commit. `--json` prints the report.

await runMain(async () => {
  const documents = readSite(OUT).documents.map((file) =>
    parseExportedDocument(file, readFileSync(path.join(OUT, file), 'utf8')),
  );
  const { checked, ...lists } = await checkExternalLinks(listExternalLinks(documents, site), botWalls);
  const dead = lists.dead.map(locate);
  const moved = lists.moved.map(locate);
  const unclear = lists.unclear.map(locate);
  if (process.argv.includes('--json')) {
    console.log(JSON.stringify({ checked, dead, moved, unclear }, null, 2));
  } else {
    unclear.forEach((fault) => console.log(`Unclear: ${describe(fault)}`));
    moved.forEach((fault) => console.log(`Moved: ${describe(fault)}`));
    dead.forEach((fault) => console.log(`Dead: ${describe(fault)}`));
    console.log(`${checked} links to other sites are checked.`);
  }
  if (dead.length > 0) throw new Error(`${dead.length} links are dead. Correct or remove them.`);
});

/** A fault as it is reported, with its places in the sources. */
interface LocatedFault {
  readonly url: string;
  readonly reason: string;
  readonly places: readonly string[];
}

function locate({ link, reason }: LinkFault): LocatedFault {
  const places = link.places.map(({ document, needle }) => {
    const { file, line } = findPlace(document, needle);
    return line === null ? file : `${file}:${line}`;
  });
  return { url: link.url, reason, places };
}

function describe({ url, reason, places: [first = '', ...others] }: LocatedFault): string {
  return `${first}: ${url} ${reason}${others.length > 0 ? ` (and on ${others.length} other pages)` : ''}.`;
}
