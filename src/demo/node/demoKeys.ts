import path from 'node:path';
import { ROOT } from '../../base/node/files';
import { listDemoParts } from '../../content/node/reader/demoParts';
import { readPage } from '../../content/node/reader/readPage';

/** Keys of a page's own demos: `Rake`, or `Rake/css` for a styling. */
export function readDemoKeys(module: string): string[] {
  const folder = path.join(ROOT, 'data', path.dirname(module));
  const { demoOptions } = readPage(`data/${module}.mdx`);
  const own = demoOptions.filter(({ from }) => from === undefined);
  return own.flatMap(({ name }) => listDemoParts(folder, name)).map(({ key }) => key);
}
