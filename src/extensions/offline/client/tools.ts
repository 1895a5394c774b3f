import dynamic from 'next/dynamic';
import type { ToolViews } from '../../../page/client/Tool';

export const tools: ToolViews = {
  offline: dynamic(() => import('./OfflineTool').then(({ OfflineTool }) => OfflineTool)),
};
