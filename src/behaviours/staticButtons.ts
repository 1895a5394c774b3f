import { selectData } from '../model/attributes';
import { ROW_TOGGLE } from './apiRows';

/** Buttons that work without the framework. */
export const STATIC_BUTTONS = [
  '[popovertarget]',
  selectData('copy'),
  selectData('copy-value'),
  selectData('copy-file'),
  selectData('tab'),
  selectData('opens-search'),
  selectData('switches-mode'),
  // A demo keeps its clicks until it is hydrated itself: `behaviours/earlyClickScript.ts`.
  `${selectData('demo-root')} *`,
  ROW_TOGGLE,
].join();
