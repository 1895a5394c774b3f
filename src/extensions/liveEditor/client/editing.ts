import type { EditingPart } from '../../../demo/client/block/editing';
import { isLiveFrame, liveFrameScript } from './frame/address';

export const editing: EditingPart = {
  load: () => import('./startEditing'),
  frame: {
    script: liveFrameScript,
    isActive: isLiveFrame,
    start: async (element, demo) => (await import('./frame/startFrame')).startFrame(element, demo),
  },
};
