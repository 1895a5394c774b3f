import { readFileSync } from 'node:fs';
import path from 'node:path';
import { botWalls } from '../../../../data/externalLinks';
import { site } from '../../../../data/site';
import { readSite } from '../../../export/node/documents/readSite';
import { parseExportedDocument } from '../../../export/node/documents/exportedDocument';
import { findSourcePosition } from '../../../export/node/documents/findSourcePosition';
import { OUT } from '../../../export/node/documents/publish.mjs';
import { checkExternalLinks, type LinkDiagnostic } from './checkExternalLinks';
import { listExternalLinks } from './listExternalLinks';
import { runMain } from '../../../cli/process/run.mjs';

// Checks whether the pages on other sites that the finished site links to still exist: `npm run links`, on a
// schedule. Neither builds nor checks run it, because no commit is to blame for what others change. `--json`
// prints the report.

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
    unclear.forEach((diagnostic) => console.log(`Unclear: ${describe(diagnostic)}`));
    moved.forEach((diagnostic) => console.log(`Moved: ${describe(diagnostic)}`));
    dead.forEach((diagnostic) => console.log(`Dead: ${describe(diagnostic)}`));
    console.log(`${checked} links to other sites are checked.`);
  }
  if (dead.length > 0) throw new Error(`${dead.length} links are dead. Correct or remove them.`);
});

/** A diagnostic as reported, with its places in the sources. */
interface LocatedDiagnostic {
  readonly url: string;
  readonly reason: string;
  readonly places: readonly string[];
}

function locate({ link, reason }: LinkDiagnostic): LocatedDiagnostic {
  const places = link.places.map(({ document, address }) => {
    const { file, line } = findSourcePosition(document, address);
    return line === null ? file : `${file}:${line}`;
  });
  return { url: link.url, reason, places };
}

function describe({ url, reason, places: [first = '', ...others] }: LocatedDiagnostic): string {
  return `${first}: ${url} ${reason}${others.length > 0 ? ` (and on ${others.length} other pages)` : ''}.`;
}
