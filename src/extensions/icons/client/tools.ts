import dynamic from 'next/dynamic';
import type { ToolViews } from '../../../page/client/Tool';

export const tools: ToolViews = {
  icons: dynamic(() => import('./IconSearch').then(({ IconSearch }) => IconSearch)),
};
