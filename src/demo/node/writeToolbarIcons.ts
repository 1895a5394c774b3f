import path from 'node:path';
import { listExtensions, PART_FILES } from '../../extensions';
import { ROOT } from '../../base/node/files';
import type { ToolbarButton } from '../client/block/toolbarButtons';

/** The files that say which buttons extensions add to the toolbars of demos. */
export function listToolbarFiles(): readonly string[] {
  const parts = listExtensions('toolbar').map((name) => `${name}/${PART_FILES.toolbar}`);
  return ['index.ts', ...parts].map((file) => path.join(ROOT, 'src/extensions', file));
}

/** The buttons of all extensions, in the order of their list. */
export async function loadToolbarButtons(): Promise<readonly ToolbarButton[]> {
  const modules = listExtensions('toolbar').map(async (name) => {
    const module: { toolbar: readonly ToolbarButton[] } = await import(
      `../../extensions/${name}/client/toolbar.ts`
    );
    return module.toolbar;
  });
  return (await Promise.all(modules)).flat();
}

/** The rules that give buttons their icons. In the page's HTML, each demo would repeat them. */
export function writeToolbarIcons(buttons: readonly Pick<ToolbarButton, 'action' | 'icon'>[]): string {
  return buttons
    .map(({ action, icon }) => `[data-action='${action}'] { --icon: url("${toImage(icon)}"); }\n`)
    .join('');
}

/** The lines of an icon as an image, like those in `toolbarIcons.module.css`. */
function toImage(icon: string): string {
  const lines =
    "fill='none' stroke='black' stroke-width='1.6' stroke-linecap='round' stroke-linejoin='round'";
  return `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20' ${lines}%3E%3Cpath d='${icon}'/%3E%3C/svg%3E`;
}
