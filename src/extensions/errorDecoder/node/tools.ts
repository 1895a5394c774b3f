import type { Tools } from '../../../content/node/reader/tools';

export const tools: Tools = { productionError: {} };
