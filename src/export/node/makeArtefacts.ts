import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Artefact, ExportedSite, ExportFile } from './documents/artefact';
import { HOSTING_STAGING } from './documents/publish.mjs';

/** The files of an artefact, and how long they took; bytes without compressed copies. */
export interface ArtefactReport {
  readonly name: string;
  readonly ms: number;
  readonly files: number;
  readonly bytes: number;
}

/** Makes the artefacts of a stage, and writes their files. */
export interface ArtefactMaker {
  /** Makes those of a stage, and returns the paths of their files in the site. */
  readonly makeStage: (stage: Artefact['stage']) => Promise<readonly string[]>;
  /** What has been made so far, with the time that it took. */
  readonly reports: readonly ArtefactReport[];
  readonly getFile: ExportedSite['getFile'];
}

/** @param artefacts in the order in which they can be made */
export function createArtefactMaker(
  artefacts: readonly Artefact[],
  site: Omit<ExportedSite, 'getFile'>,
): ArtefactMaker {
  const reports: ArtefactReport[] = [];
  const firstFiles = new Map<string, ExportFile<string | Buffer>>();
  const needed = new Set(artefacts.flatMap(({ needs = [] }) => needs));
  const getFile = (name: string) => {
    const file = firstFiles.get(name);
    if (!file) throw new Error(`There is no file of the artefact "${name}" yet: is it in "needs"?`);
    return file;
  };
  const make = async ({ name, target, make: makeFiles }: Artefact): Promise<string[]> => {
    const start = performance.now();
    const paths: string[] = [];
    let bytes = 0;
    for (const file of await makeFiles({ ...site, getFile })) {
      bytes += writeExportFile(file, target === 'hosting' ? HOSTING_STAGING : site.folder);
      // The first files of others are not kept in memory.
      if (needed.has(name) && !firstFiles.has(name)) firstFiles.set(name, file);
      paths.push(file.path);
    }
    reports.push({ name, ms: Math.round(performance.now() - start), files: paths.length, bytes });
    return target === 'hosting' ? [] : paths;
  };
  return {
    reports,
    getFile,
    async makeStage(stage) {
      const paths: string[] = [];
      for (const artefact of artefacts) if (artefact.stage === stage) paths.push(...(await make(artefact)));
      return paths;
    },
  };
}

/** @returns the size of the file in bytes */
export function writeExportFile({ path: file, body }: ExportFile<string | Buffer>, folder: string): number {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), body);
  return Buffer.byteLength(body);
}
