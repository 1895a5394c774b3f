interface Heading {
  readonly depth: number;
  readonly text: string;
}

/** Anchor of a page's table of keys, to which the line below its lead links. */
export const KEYBOARD_TABLE_ID = 'keyboard-table';

/** Whether a heading starts the section that says what keyboards and assistive technology get. */
export function isAccessibilityHeading(heading: Heading | undefined): boolean {
  return heading?.depth === 2 && heading.text === 'Accessibility';
}

/** Whether a table with these titles of columns lists keys. */
export function hasKeys([first = '']: readonly string[]): boolean {
  return /^keys?$/i.test(first);
}

/** Whether a table, below some headings, lists the keys of the page's component. */
export function listsKeys(header: readonly string[], headings: readonly Heading[]): boolean {
  return hasKeys(header) && isAccessibilityHeading(headings.findLast(({ depth }) => depth === 2));
}
