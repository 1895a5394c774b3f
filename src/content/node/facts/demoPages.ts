import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../../base/node/files';

/** The file or folder of a demo; the group is the demo's name. */
const DEMO = /^([A-Z]\w*)(?:\.tsx)?$/;

/** Repository paths of the pages with a demo of that name in their folder, by `toDemoKey()`. */
export type DemoPages = ReadonlyMap<string, readonly string[]>;

/** Key of a demo among those of all products; `section` is the product's folder. */
export function toDemoKey(section: string, name: string): string {
  return `${section}#${name}`;
}

/**
 * Maps the names of demos to the pages that have such a demo.
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
