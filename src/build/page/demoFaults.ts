import path from 'node:path';
import { ROOT } from '../files';
import { findDemoFault } from '../mdx/demoParts';
import type { PageDescription } from './describePage';
import { createError, type Finding } from './finding';

/** What is wrong with the files of the demos that a page shows. */
export function findDemoFaults(file: string, { shownDemos }: Pick<PageDescription, 'shownDemos'>): Finding[] {
  const folder = path.join(ROOT, path.dirname(file));
  return shownDemos.flatMap(({ name, line }) => {
    const fault = findDemoFault(folder, name);
    return fault ? [createError(file, line, fault, '')] : [];
  });
}
