import type { FramePart } from '../../../shell/client/frame/frameParts';
import { Feedback } from './Feedback';

export const frame: FramePart = { end: Feedback };
