import type { ToolContent, ToolName } from '../shared/page';
import { getInitialIcons } from '../../extensions/icons/node/getInitialIcons';

/** What a tool shows of the installed packages; `undefined` for most. */
export function getToolContent(name: ToolName): ToolContent | undefined {
  return name === 'icons' ? { icons: getInitialIcons() } : undefined;
}
