import type { CodeError, CodeFault } from '../../model/liveCode';
import type { Loss } from './createLiveFrame';

/**
 * How the preview stands to the code: it shows it (`current`); the result is not there yet (`waiting`); the frame
 * could not be loaded, and is tried again (`unloaded`); there will be none.
 */
export type Outcome = 'current' | 'waiting' | 'unloaded' | CodeError;

/** How a frame is lost in which programs can have begun. */
export type StartedLoss = Exclude<Loss, 'unloaded'>;

/** What a frame that was lost says about the program that ran in it. */
export const LOSS_FAULTS: Readonly<Record<StartedLoss, CodeFault>> = {
  silent: 'endless',
  left: 'left',
  flood: 'flood',
};
