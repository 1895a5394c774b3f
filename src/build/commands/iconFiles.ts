import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../files';
import { DEV_FOLDER, getIconFiles } from '../icons/getIconFiles';

// Runs before `npm run dev`: the development server serves the icons from `public/`; the export has its own.
rmSync(path.join(ROOT, 'public', DEV_FOLDER), { recursive: true, force: true });
for (const { path: file, body } of getIconFiles(DEV_FOLDER).files) {
  const target = path.join(ROOT, 'public', file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, body);
}
