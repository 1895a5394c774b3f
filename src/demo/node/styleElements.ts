import path from 'node:path';
import { ROOT } from '../../base/node/files';

const COMPONENT = path.join(ROOT, 'src/demo/client/island/DemoStyle');

/**
 * Replaces the style elements in a demo's code with `DemoStyle`, without changing line numbers.
 * @param file absolute path of the demo
 * @throws Error for a style element with attributes, which would be lost
 */
export function replaceStyleElements(code: string, file: string): string {
  const attributes = /<style\s[^>]*>/.exec(code)?.[0];
  if (attributes) {
    throw new Error(`${file}: ${attributes} is not shown on this site: write <style>{css}</style>.`);
  }
  const relative = path.relative(path.dirname(file), COMPONENT).replaceAll(path.sep, '/');
  const replaced = code.replaceAll('<style>', '<DemoStyle>').replaceAll('</style>', '</DemoStyle>');
  return `import { DemoStyle } from '${relative}'; ${replaced}`;
}
