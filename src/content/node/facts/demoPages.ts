import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../../base/node/files';

/** Name of the file or folder of a demo, and its name. */
const DEMO = /^([A-Z]\w*)(?:\.tsx)?$/;

/** The pages that have a demo of the name beside them: repository paths, by product folder and name. */
export type DemoPages = ReadonlyMap<string, readonly string[]>;

/** Key of a demo among the demos of all products. */
export function toDemoKey(section: string, name: string): string {
  return `${section}#${name}`;
}

/**
 * Lists the demos of all pages by their names.
 * @param files repository paths of the pages
 */
export function listDemoPages(files: readonly string[]): DemoPages {
  const pages = new Map<string, string[]>();
  for (const file of files) {
    const [, section = ''] = file.split('/');
    for (const entry of readdirSync(path.join(ROOT, path.dirname(file)))) {
      const name = DEMO.exec(entry)?.[1];
      if (name === undefined) continue;
      const key = toDemoKey(section, name);
      pages.set(key, [...(pages.get(key) ?? []), file]);
    }
  }
  return pages;
}
