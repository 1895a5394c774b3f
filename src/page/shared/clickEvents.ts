import { selectData, type DataAttributeName } from './attributes';
import type { DemoAction } from './demoActions';

/**
 * The clicks that are reported: the name of each event, with its actions. Names taken from the reference site
 * must not change, because existing analytics relies on them; controls that it lacks have names of our own.
 */
export interface ClickEvents {
  demo: DemoAction;
  /** Copying a demo's code while it is expanded. */
  'demo-expand': 'copy-click' | 'copy-keyboard';
  code: 'copy-click' | 'copy-keyboard';
  header: 'github' | 'mode';
  /** The value that the reader chooses, or the link to the colors. */
  settings: string;
  /** Layout of a list in the API reference; its label is the value. */
  layout: 'props' | 'slots' | 'classes';
  docs: 'click-back-to-top';
  /** Shown if the UI is not in English; its label is the language. */
  l10n: 'edit-button';
  /** A page as Markdown; the label of `open` is the assistant. */
  markdown: 'copy-click' | 'view' | 'open';
  /** Links to a component's source and guidelines. */
  ComponentLinkHeader: 'click';
  ad: 'click';
}

export type ClickCategory = keyof ClickEvents;

/** Selector for the elements that report an event. */
export function selectClickEvent(category: ClickCategory): string {
  return selectData('ga-event-category', category);
}

/**
 * The attributes that report clicks on an element.
 * @param label distinguishes it from others with the same action
 * @param split share of clicks that is reported: `'0.1'`
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
