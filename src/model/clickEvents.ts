import { selectData, type DataAttributeName } from './attributes';
import type { DemoAction } from './demoActions';

/**
 * The presses that are reported: the name of each event, with its actions. Analytics elsewhere relies on those of
 * the reference; where we have a control that it has not, the name is our own.
 */
export interface ClickEvents {
  demo: DemoAction;
  /** Copies of a demo's code while all of it is open. */
  'demo-expand': 'copy-click' | 'copy-keyboard';
  code: 'copy-click' | 'copy-keyboard';
  header: 'github' | 'mode';
  /** A value that the reader chooses, or the link to the colors. */
  settings: string;
  /** Layout of a list of the reference; its label is the value. */
  layout: 'props' | 'slots' | 'classes';
  docs: 'click-back-to-top';
  /** Where the frame is not English; its label is the language. */
  l10n: 'edit-button';
  /** Links to a component's source and guidelines. */
  ComponentLinkHeader: 'click';
  ad: 'click';
}

export type ClickCategory = keyof ClickEvents;

/** Selects the elements that report an event. */
export function selectClickEvent(category: ClickCategory): string {
  return selectData('ga-event-category', category);
}

/**
 * The attributes by which an element reports that it is pressed.
 * @param label which of several it is
 * @param split share of presses that is reported: `'0.1'`
 */
export function clickEvent<Category extends ClickCategory>(
  category: Category,
  action: ClickEvents[Category],
  label?: string,
  split?: string,
) {
  return {
    'data-ga-event-category': category,
    'data-ga-event-action': action,
    'data-ga-event-label': label,
    'data-ga-event-split': split,
  } satisfies Partial<Record<DataAttributeName, string>>;
}
