import type { Tools } from '../../../content/node/reader/tools';

export const tools: Tools = {
  colors: {},
  themeViewer: {},
  joyThemeViewer: {},
  themeBuilder: { isWide: true },
  joyThemeBuilder: { isWide: true },
};
