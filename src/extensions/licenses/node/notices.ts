import { NOTICES_PATH } from '../../../site/shared/site';
import { groupByText, type LicensedPackage } from './groupByText';
import type { ShippedPackage } from './shippedPackages';
import type { ExportFile } from '../../../export/node/documents/artefact';

/** The licenses of the packages whose code or fonts are in the export, as a text file. */
export function getNotices(packages: readonly ShippedPackage[]): ExportFile {
  const rule = `\n${'-'.repeat(80)}\n\n`;
  const notices = groupByText(packages).map(({ packages: of, text }) => {
    const titles = of.map(toTitle).join('\n');
    return `${rule}${titles}\n\n${text || 'The package has no file with the text of its license.'}\n`;
  });
  const intro = 'Scripts, styles and fonts of this site contain code of these packages.\n';
  return { path: NOTICES_PATH.slice(1), body: intro + notices.join('') };
}

function toTitle({ name, version, license, within }: LicensedPackage): string {
  return `${name} ${version ?? `(inside ${within})`} (${license})`;
}
