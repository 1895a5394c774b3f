import path from 'node:path';
import { ROOT, readText } from '../files';
import { listDemoParts } from '../mdx/demoParts';

/**
 * Keys of a page's demos, `Rake` or `Rake/css`, read from its text: compiling all pages for that would cost each worker of the
 * build some seconds. What the page compiler refuses never comes this far.
 */
export function readDemoKeys(module: string): string[] {
  const text = readText(path.join(ROOT, 'data', `${module}.mdx`));
  const withoutFences = text.replace(/^(```+).*?^\1/gms, '');
  const folder = path.join(ROOT, 'data', path.dirname(module));
  const names = [...withoutFences.matchAll(/^<Demo\b[^>]*?\bname="(\w+)"/gms)].map(([, name = '']) => name);
  return names.flatMap((name) => listDemoParts(folder, name)).map(({ key }) => key);
}
