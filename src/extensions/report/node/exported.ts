import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { products } from '../../../../data/products';
import type { ExportPart } from '../../../export/node/exportParts';
import { formatSummary } from './formatReport';
import { findExceededLimits } from './hostLimits';
import { measureSite } from './measureSite';
import { REPORT_FILE, type SiteReport } from './siteReport';

/** Writes the report of a build, and says its most important figures. */
export const exported: ExportPart = ({ documents, folder, startScript, artefacts }) => {
  const report = { ...measureSite(documents, products, folder, startScript), artefacts: [...artefacts] };
  writeReport(report);
  return {
    summary: `${formatSummary(report)}\n\nnpm run report prints more.`,
    warnings: findExceededLimits(report.files),
  };
};

/** A page on each line, so that two reports can be compared as text, too. */
function writeReport(report: SiteReport): void {
  const toLines = (list: readonly unknown[]) => list.map((one) => JSON.stringify(one)).join(',\n');
  mkdirSync(path.dirname(REPORT_FILE), { recursive: true });
  const parts = Object.entries(report).map(([name, list]) => `"${name}":[\n${toLines(list)}\n]`);
  writeFileSync(REPORT_FILE, `{${parts.join(',\n')}}\n`);
}
