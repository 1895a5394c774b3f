import { writeFileSync } from 'node:fs';
import { runMain } from '../../../cli/process/run.mjs';
import { examineClaims } from './examineClaims';
import { examineDemos } from './examineDemos';
import { examineMounting, examineRendering } from './examineRendering';
import { examineSizes } from './examineSizes';
import type { ExaminationPart } from './examination';
import type { PartName } from './parts';

// Examines the copy of the site in the working directory:
// `jiti src/extensions/update/node/examine.ts <part> <file for the result>`.

const PARTS: Readonly<Record<PartName, () => ExaminationPart | Promise<ExaminationPart>>> = {
  claims: examineClaims,
  demos: examineDemos,
  rendering: examineRendering,
  mounting: examineMounting,
  sizes: examineSizes,
};

await runMain(async () => {
  const [part = '', file = ''] = process.argv.slice(2);
  const found = Object.entries(PARTS).find(([name]) => name === part)?.[1];
  if (!found) throw new Error(`There is no part "${part}".`);
  writeFileSync(file, JSON.stringify(await found()));
});
