import dynamic from 'next/dynamic';
import type { ToolViews } from '../../../page/client/Tool';

export const tools: ToolViews = {
  productionError: dynamic(() => import('./ErrorDecoder').then(({ ErrorDecoder }) => ErrorDecoder)),
};
