import type { FramePart } from '../../../shell/client/frame/frameParts';
import { attachApiCards } from './apiCards';

export const frame: FramePart = {
  start: (_, t) => attachApiCards(document, t),
};
