import type { CodeError, CodeErrorKind } from '../../../demo/shared/liveCode';
import type { Loss } from './createLiveFrame';

/**
 * State of the preview: it shows the current code (`current`); there is no result yet (`waiting`); the frame
 * could not be loaded, and is retried (`unloaded`); or the code has an error.
 */
export type Outcome = 'current' | 'waiting' | 'unloaded' | CodeError;

/** How a frame can be lost after a program has started in it. */
export type StartedLoss = Exclude<Loss, 'unloaded'>;

/** The error of a program whose frame was lost. */
export const LOSS_ERRORS: Readonly<Record<StartedLoss, CodeErrorKind>> = {
  silent: 'endless',
  left: 'left',
  flood: 'flood',
};
