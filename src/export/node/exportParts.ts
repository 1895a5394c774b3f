import { listExtensions } from '../../extensions';
import type { ExportedDocument } from './documents/exportedDocument';
import type { ArtefactReport } from './makeArtefacts';

/** An export to which nothing will be added; it is published next. */
export interface FinishedExport {
  readonly documents: readonly ExportedDocument[];
  /** Where it is, with its compressed files. */
  readonly folder: string;
  /** Public path of the program that all pages run first. */
  readonly startScript: string;
  readonly artefacts: readonly ArtefactReport[];
}

/** What a build says in the end. */
export interface ExportNotes {
  readonly summary: string;
  readonly warnings: readonly string[];
}

/** What an extension makes of a finished export, without changing it. */
export type ExportPart = (finished: FinishedExport) => ExportNotes;

/** The parts of all extensions, in the order of their list. */
export function listExportParts(): Promise<readonly ExportPart[]> {
  return Promise.all(
    listExtensions('exported').map(async (name) => {
      const module: { exported: ExportPart } = await import(`../../extensions/${name}/node/exported.ts`);
      return module.exported;
    }),
  );
}
