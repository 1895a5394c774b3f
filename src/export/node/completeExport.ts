import { existsSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formerAddresses } from '../../../data/redirects';
import { site } from '../../../data/site';
import { listFiles } from '../../base/node/files';
import { COMPRESSION, compressFiles } from './compress';
import { completeDocuments } from './demoDocuments';
import type { Artefact } from './documents/artefact';
import { findDeadLinks, findDuplicateIds, listTargets, type PageDiagnostic } from './documents/checkLinks';
import { parseExportedDocument, type ExportedDocument } from './documents/exportedDocument';
import { findSourcePosition } from './documents/findSourcePosition';
import { STARTED_MARKER, COMPLETE_MARKER, OUT, publish, STAGING } from './documents/publish.mjs';
import type { ExportNotes, ExportPart } from './exportParts';
import { createArtefactMaker, writeExportFile } from './makeArtefacts';
import { findDeadRedirects } from './redirects/deadRedirects';
import { getRedirects } from './redirects/redirects';
import { START_SCRIPT } from './startScript';

/** What an export is made of; sizes in bytes. */
interface ExportSummary {
  readonly pages: number;
  /** Of all files but those that are compressed. */
  readonly size: number;
  /** Of the compressed ones beside them. */
  readonly compressedSize: number;
  readonly notes: readonly ExportNotes[];
}

/**
 * Checks the output of `next build`, adds the artefacts, and replaces `out/` by it, and `hosting/` by the
 * configurations of servers. An error leaves both unchanged.
 * @param artefacts in the order in which they can be made
 * @param parts what extensions make of the finished export
 * @throws Error with file, line and fix of everything that is wrong
 */
export async function completeExport(
  artefacts: readonly Artefact[],
  parts: readonly ExportPart[],
): Promise<ExportSummary> {
  if (!existsSync(STAGING)) {
    throw new Error(
      'There is nothing to export: .export/ is missing. Run next build first, or npm run build.',
    );
  }
  if (existsSync(path.join(STAGING, STARTED_MARKER))) {
    throw new Error('.export/ was left half done. Run npm run build.');
  }
  removeDevelopmentFiles(artefacts);
  const { documents, files, obsolete } = completeDocuments(readDocuments());
  files.forEach((file) => writeExportFile(file, STAGING));
  obsolete.forEach((file) => rmSync(path.join(STAGING, file), { recursive: true, force: true }));
  const { makeStage, getFile, reports } = createArtefactMaker(artefacts, {
    documents,
    folder: STAGING,
    hasFile,
  });
  await makeStage('linked');
  checkLinks(documents, artefacts);
  writeFileSync(path.join(STAGING, STARTED_MARKER), '');
  await makeStage('documents');
  await makeStage('derived');
  const sizes = await compressFiles(STAGING, hasSameCompression(OUT) ? OUT : null);
  const late = await makeStage('compressed');
  for (const folder of new Set(late.map(path.posix.dirname))) await compressFiles(path.join(STAGING, folder));
  const startScript = `/${getFile(START_SCRIPT).path}`;
  const finished = { documents, folder: STAGING, startScript, artefacts: reports };
  const notes = parts.map((part) => part(finished));
  writeFileSync(path.join(STAGING, STARTED_MARKER), `${documents.length} pages\n${COMPRESSION}\n`);
  renameSync(path.join(STAGING, STARTED_MARKER), path.join(STAGING, COMPLETE_MARKER));
  publish();
  return { pages: documents.length, ...sizes, notes };
}

/** Deletes what Next has copied from `public/` of the development server's files. */
function removeDevelopmentFiles(artefacts: readonly Artefact[]): void {
  for (const file of readdirSync(STAGING, { recursive: true, encoding: 'utf8' })) {
    if (artefacts.some(({ development }) => development?.owns(file)))
      rmSync(path.join(STAGING, file), { recursive: true, force: true });
  }
}

/** @throws Error that names each dead link and redirect, and each id that a page has twice */
function checkLinks(documents: readonly ExportedDocument[], artefacts: readonly Artefact[]): void {
  const later = new Set(artefacts.flatMap(({ listLinkable }) => listLinkable?.(documents) ?? []));
  const exists = (file: string) => later.has(file) || hasFile(file);
  const errors = [
    ...[...findDeadLinks(documents, site.url, exists), ...findDuplicateIds(documents)].map(
      formatPageDiagnostic,
    ),
    ...findDeadRedirects(getRedirects(documents, formerAddresses), listTargets(documents)),
  ];
  if (errors.length > 0) throw new Error(errors.join('\n'));
}

function hasFile(file: string): boolean {
  return statSync(path.join(STAGING, file), { throwIfNoEntry: false })?.isFile() ?? false;
}

/** Whether an export is complete, and its files were compressed as this one's will be. */
function hasSameCompression(folder: string): boolean {
  const marker = path.join(folder, COMPLETE_MARKER);
  return existsSync(marker) && readFileSync(marker, 'utf8').includes(COMPRESSION);
}

function readDocuments(): ExportedDocument[] {
  return listFiles(STAGING)
    .filter((file) => file.endsWith('.html'))
    .map((file) => parseExportedDocument(file, readFileSync(path.join(STAGING, file), 'utf8')));
}

/** `data/…/button.mdx:12: reason`. */
function formatPageDiagnostic({ document, reason, searchText }: PageDiagnostic): string {
  const { file, line } = findSourcePosition(document, searchText);
  const hint = line === null ? ' (not in the page’s own text: look in the menu, or in its demos)' : '';
  return `${file}:${line ?? 1}: ${reason}${hint}`;
}
