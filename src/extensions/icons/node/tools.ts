import type { Tools } from '../../../content/node/reader/tools';

export const tools: Tools = {
  // All code that reads pages knows the names of the tools; only their pages need the icons, which take longer.
  icons: { load: async () => (await import('./getInitialIcons')).getInitialIcons() },
};
