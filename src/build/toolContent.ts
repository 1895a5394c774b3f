import type { ToolContent, ToolName } from '../model/page';
import { getIconStart } from './icons/getIconStart';

/** What a tool shows of the installed packages; `undefined` for most. */
export function getToolContent(name: ToolName): ToolContent | undefined {
  return name === 'icons' ? { icons: getIconStart() } : undefined;
}
