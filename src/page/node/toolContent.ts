import type { ToolContent, ToolName } from '../shared/page';
import { getIconStart } from '../../extensions/icons/node/getIconStart';

/** What a tool shows of the installed packages; `undefined` for most. */
export function getToolContent(name: ToolName): ToolContent | undefined {
  return name === 'icons' ? { icons: getIconStart() } : undefined;
}
