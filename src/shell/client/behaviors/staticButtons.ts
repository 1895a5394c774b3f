import { selectData } from '../../../page/shared/attributes';
import { ROW_TOGGLE } from '../../../api/client/apiRows';

/** Buttons that work without the framework. */
export const STATIC_BUTTONS = [
  '[popovertarget]',
  selectData('copy'),
  selectData('copy-value'),
  selectData('copy-file'),
  selectData('tab'),
  selectData('opens-search'),
  selectData('switches-mode'),
  // A demo queues its own clicks until it is hydrated: `demo/client/clicks/earlyClickScript.ts`.
  `${selectData('demo-root')} *`,
  ROW_TOGGLE,
].join();
