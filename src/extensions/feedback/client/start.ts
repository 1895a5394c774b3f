import type { StartPart } from '../../../shell/client/start/startParts';
import { showOwnRating } from './ownRating';

export const start: StartPart = { show: showOwnRating };
