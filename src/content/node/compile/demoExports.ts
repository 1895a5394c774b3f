import path from 'node:path';
import type { DemoOptions } from '../../../page/shared/page';
import { getDemoFolder, listDemoParts } from '../reader/demoParts';

/**
 * The code of a page module's export `demos`: one entry for each component, a `DemoModule` of `pageModule.ts`.
 * @param folder path of the page's folder
 */
export function toDemoExports(demos: readonly DemoOptions[], folder: string): string {
  const parts = demos.flatMap((options) => {
    const place = getDemoFolder(folder, options);
    const way = options.from === undefined ? '' : `${toPosix(path.relative(folder, place))}/`;
    return listDemoParts(place, options.name).map((part) => ({
      options,
      ...part,
      module: way ? path.posix.join(way, part.module) : part.module,
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
