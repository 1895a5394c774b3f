import { CONTINUE, SKIP, visit } from 'unist-util-visit';
import { hasForm, type HtmlNode, type HtmlRoot, isTaskBox } from './hast';

/** Elements that can be converted to Markdown. */
const TEXT_TAGS = new Set(
  (
    'a abbr b bdi blockquote br button code dd del details div dl dt em figcaption figure h2 h3 h4 hr img input kbd label li ' +
    'ol p pre s section small span strong sub summary sup table tbody td th thead time tr ul'
  ).split(' '),
);

/** Graphics, form controls and `wbr`. */
const DROPPED_TAGS = new Set('svg form fieldset input wbr'.split(' '));

/** The only package manager whose commands are shown: those of the others are equivalent. */
const SHOWN_PANEL = 'npm';

/**
 * Removes from parsed HTML what cannot become text: graphics, fields, buttons, and what is hidden from screen
 * readers.
 * @throws Error when it contains an unknown element
 */
export function prune(tree: HtmlRoot): void {
  visit(tree, 'element', (element, index, parent) => {
    const { tagName } = element;
    if (parent && index !== undefined && isDropped(element)) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (TEXT_TAGS.has(tagName)) return CONTINUE;
    throw new Error(
      `<${tagName}> cannot be converted to Markdown yet. Specify in src/extensions/markdown/node/prune.ts whether it is text, and in handlers.ts how to convert it.`,
    );
  });
}

function isDropped(element: HtmlNode): boolean {
  const { tagName, properties } = element;
  return (
    (DROPPED_TAGS.has(tagName) && !isTaskBox(element)) ||
    // A demo in a showcase: the link to its code follows. The picture for the other color mode.
    hasForm(element, 'none') ||
    // A button that copies a color has a value to read.
    (tagName === 'button' && properties.dataCopyValue === undefined) ||
    properties.dataNeedsScript !== undefined ||
    properties.ariaHidden === 'true' ||
    (properties.dataPanel !== undefined && properties.dataPanel !== SHOWN_PANEL)
  );
}
