import path from 'node:path';
import { readText, ROOT } from '../../../base/node/files';
import { findDemoFiles } from './demoFiles';
import { listImportedPackages } from './packages';

/**
 * Names of the packages that a demo imports, directly or through its local files.
 * @param file path of the demo in the repository
 */
export function listDemoPackages(file: string): string[] {
  const absolute = path.join(ROOT, file);
  const code = readText(absolute);
  const texts = [code, ...findDemoFiles(code, absolute).map((one) => readText(one))];
  return [...new Set(texts.flatMap(listImportedPackages))];
}
