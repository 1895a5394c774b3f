import path from 'node:path';
import type { DemoOptions } from '../../../page/shared/page';
import { getDemoFolder, listDemoParts } from '../reader/demoParts';

/**
 * Generates the code of a page module's export `demos`: a `DemoModule` (`pageModule.ts`) for each component.
 * @param folder path of the page's folder
 */
export function toDemoExports(demos: readonly DemoOptions[], folder: string): string {
  const parts = demos.flatMap((options) => {
    const demoFolder = getDemoFolder(folder, options);
    const prefix = options.from === undefined ? '' : `${toPosix(path.relative(folder, demoFolder))}/`;
    return listDemoParts(demoFolder, options.name).map((part) => ({
      options,
      ...part,
      module: prefix ? path.posix.join(prefix, part.module) : part.module,
    }));
  });
  const imports = parts.flatMap(({ module, styling }, index) => [
    `import Demo${index} from '${module}';`,
    ...(styling ? [`import css${index} from '${module}?styles';`] : []),
  ]);
  const list = parts.map(
    ({ options, key, styling }, index) =>
      `{ options: ${JSON.stringify(options)}, key: '${key}', styling: ${JSON.stringify(styling)}, ` +
      `Component: Demo${index}, css: ${styling ? `css${index}` : "''"} }`,
  );
  return [...imports, '', `export const demos = [${list.join(', ')}];`].join('\n');
}

function toPosix(file: string): string {
  return file.replaceAll(path.sep, '/');
}
