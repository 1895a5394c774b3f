import { Parser } from 'htmlparser2';
import { type DataAttributeName } from '../../../page/shared/attributes';
import type { Page } from '../../../page/shared/page';
import type { HtmlElement } from '../../../base/node/htmlElements';
import type { InlineData } from './inlineData';

/** A document of the export, parsed: what the steps after `next build` check and change. */
export interface ExportedDocument {
  /** Path below the export folder: `material-ui/react-button/index.html`. */
  readonly file: string;
  readonly html: string;
  /** Every element with an id or an address, in document order. */
  readonly elements: readonly ExportedElement[];
  readonly scripts: readonly ExportedScript[];
  /** Texts of the style elements. */
  readonly styles: readonly TextRange[];
  /** Position after the `<meta charset>` tag; `null` if there is none. */
  readonly afterCharset: number | null;
  /**
   * Positions at the end of the start tags of buttons in demos that look disabled but are not yet: see
   * `isDisabledLater`.
   */
  readonly disabledLater: readonly number[];
  /** The page data that Next adds to the document for hydration. */
  readonly inlineData: InlineData;
  /** The page that it shows; `null` for a document without a text of its own. */
  readonly page: Page | null;
}

/** An element of a document of the export. */
export interface ExportedElement extends HtmlElement {
  /** Whether it belongs to a demo: its links are examples. */
  readonly isInDemo: boolean;
}

/** A script with its place in the HTML: of the whole element, and of the text inside. */
export interface ExportedScript extends TextRange {
  readonly attributes: ExportedElement['attributes'];
  readonly text: TextRange;
}

/** From the first character to the one after the last. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** A replacement of a part of a text. */
export interface TextEdit extends TextRange {
  readonly text: string;
}

/** Only elements with one of these attributes are listed. */
const LISTED_ATTRIBUTES = ['id', 'href', 'src', 'content'];

/** Classes of disabled elements in Joy UI and Base UI. */
const DISABLED_CLASSES = ['Mui-disabled', 'base--disabled'];

/** Attribute of the element that holds a demo (`demo/client/block`). */
const DEMO_ROOT: DataAttributeName = 'data-demo-root';

/**
 * Parses a document of the export, once for all steps. Not with parse5: it takes six times as long for
 * positions, which this parser has anyway.
 * @throws Error when the HTML was not written by Next
 */
export function parseExportedDocument(file: string, html: string): ExportedDocument {
  const parts = readHtml(html);
  const { start, end } = findDataScript(file, parts.scripts).text;
  const inlineData = JSON.parse(html.slice(start, end)) as InlineData;
  return {
    file,
    html,
    ...parts,
    inlineData,
    page: inlineData.props.pageProps.page ?? null,
  };
}

/**
 * The script in which Next repeats a page's props.
 * @throws Error when there is none
 */
export function findDataScript(file: string, scripts: readonly ExportedScript[]): ExportedScript {
  const script = scripts.find(({ attributes }) => attributes.id === '__NEXT_DATA__');
  if (!script) throw new Error(`${file}: no inline page data. Was it written by next build?`);
  return script;
}

/** The parts of a document that can be found in its HTML alone. */
type HtmlParts = Pick<ExportedDocument, 'elements' | 'scripts' | 'styles' | 'afterCharset' | 'disabledLater'>;

/** Finds the parts of a document, whether or not Next has written it. */
export function readHtml(html: string): HtmlParts {
  const disabledLater: number[] = [];
  const elements: ExportedElement[] = [];
  const scripts: ExportedScript[] = [];
  const styles: TextRange[] = [];
  let afterCharset: number | null = null;
  let openStyle = 0;
  let openScript: { start: number; textStart: number; attributes: ExportedElement['attributes'] } | null =
    null;
  let depth = 0;
  let demoDepth = Infinity;
  const parser = new Parser({
    onopentag(tag, attributes) {
      const isInDemo = depth >= demoDepth;
      depth += 1;
      if (DEMO_ROOT in attributes && !isInDemo) demoDepth = depth;
      if (LISTED_ATTRIBUTES.some((name) => name in attributes)) elements.push({ tag, attributes, isInDemo });
      if (isInDemo && isDisabledLater(tag, attributes)) disabledLater.push(parser.endIndex);
      if (tag === 'meta' && 'charset' in attributes) afterCharset ??= parser.endIndex + 1;
      if (tag === 'style') openStyle = parser.endIndex + 1;
      if (tag === 'script') {
        openScript = { start: parser.startIndex, textStart: parser.endIndex + 1, attributes };
      }
    },
    onclosetag(tag) {
      depth -= 1;
      if (depth < demoDepth) demoDepth = Infinity;
      if (tag === 'style') styles.push({ start: openStyle, end: parser.startIndex });
      if (tag !== 'script' || !openScript) return;
      const { start, textStart, attributes } = openScript;
      const text = { start: textStart, end: parser.startIndex };
      scripts.push({ attributes, text, start, end: parser.endIndex + 1 });
      openScript = null;
    },
  });
  parser.end(html);
  return { elements, scripts, styles, afterCharset, disabledLater };
}

/** Joy UI and Base UI find out in an effect that their root is a button; until then it has only the class. */
function isDisabledLater(tag: string, attributes: ExportedElement['attributes']): boolean {
  const { class: classes = '', disabled, 'aria-disabled': ariaDisabled } = attributes;
  return (
    tag === 'button' &&
    disabled === undefined &&
    ariaDisabled === undefined &&
    DISABLED_CLASSES.some((name) => classes.split(' ').includes(name))
  );
}
