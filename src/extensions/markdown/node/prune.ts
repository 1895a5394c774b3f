import { CONTINUE, SKIP, visit } from 'unist-util-visit';
import { hasClass, type HtmlNode, type HtmlRoot } from './hast';

/** Elements that have Markdown. */
const TEXT_TAGS = new Set(
  (
    'a abbr b bdi blockquote br button code dd del details div dl dt em figcaption figure h2 h3 h4 hr img input kbd label li ' +
    'ol p pre s section small span strong sub summary sup table tbody td th thead time tr ul'
  ).split(' '),
);

/** Elements that draw, or ask the reader for something. */
const DROPPED_TAGS = new Set('svg form fieldset input wbr'.split(' '));

/** Parts of the site's own elements that have no meaning in a text. */
const DROPPED_CLASSES = [
  // The demo in a showcase: the link to its code follows.
  'live-stage',
  // A picture has one file for each mode.
  'only-dark',
  // The state of a filter.
  'gallery-result',
  'gallery-nothing',
];

/** The package manager of whose commands a twin has one: those of the others say the same. */
const SHOWN_PANEL = 'npm';

/**
 * Removes from parsed HTML what a text cannot have: drawings, fields, buttons, and what is hidden from screen readers.
 * @throws Error when it contains an element of unknown meaning
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
      `<${tagName}> has no Markdown yet. Say in src/extensions/markdown/node/prune.ts whether it is text, and in handlers.ts how it is written.`,
    );
  });
}

function isDropped(element: HtmlNode): boolean {
  const { tagName, properties } = element;
  return (
    (DROPPED_TAGS.has(tagName) && !isTaskBox(element)) ||
    DROPPED_CLASSES.some((name) => hasClass(element, name)) ||
    // A color that a click copies is a value to read.
    (tagName === 'button' && properties.dataCopyValue === undefined) ||
    properties.dataNeedsScript !== undefined ||
    properties.ariaHidden === 'true' ||
    (properties.dataPanel !== undefined && properties.dataPanel !== SHOWN_PANEL)
  );
}

/** The box of an entry of a task list says whether it is done. */
function isTaskBox({ tagName, properties }: HtmlNode): boolean {
  return tagName === 'input' && properties.type === 'checkbox' && properties.disabled === true;
}
