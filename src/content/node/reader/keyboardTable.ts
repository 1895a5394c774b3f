interface Heading {
  readonly depth: number;
  readonly text: string;
}

/** Anchor of a page's keyboard table; one of the resource links below the intro leads to it. */
export const KEYBOARD_TABLE_ID = 'keyboard-table';

/** Whether a heading starts the section about keyboards and assistive technologies. */
export function isAccessibilityHeading(heading: Heading | undefined): boolean {
  return heading?.depth === 2 && heading.text === 'Accessibility';
}

/** Whether a table with these column titles lists keys. */
export function hasKeyColumn([first = '']: readonly string[]): boolean {
  return /^keys?$/i.test(first);
}

/** Whether a table lists the keys of the page's component: it does so in the section "Accessibility". */
export function isKeyboardTable(header: readonly string[], headings: readonly Heading[]): boolean {
  return hasKeyColumn(header) && isAccessibilityHeading(headings.findLast(({ depth }) => depth === 2));
}
