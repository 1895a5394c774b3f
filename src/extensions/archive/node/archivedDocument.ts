import { Parser } from 'htmlparser2';
import type { DataAttributeName } from '../../../page/shared/attributes';
import { getDemoPath, toWords } from '../../../demo/shared/demo';
import type { DemoBlock, Page } from '../../../page/shared/page';
import type { ExportedDocument, TextEdit, TextRange } from '../../../export/node/documents/exportedDocument';
import { applyEdits } from '../../../export/node/documents/writeExportedDocument';
import { POLICY_SCRIPT_ID } from '../../../export/node/policy/documentPolicy';
import { writeArchivePolicy } from './archivePolicy';
import { rewriteCss, rewriteSourceSet } from './rewriteAddress';
import { writeDemoSource, writeOnlineLink } from './demoParts';

/** What a document has to know about its archive. */
export interface DocumentContext {
  /** Converts an address of the site to one of the archive. */
  readonly rewrite: (address: string) => string;
  /** HTML to add to the head: the archive's style sheet and program. */
  readonly head: string;
  /** Public address of the site, without a trailing slash. */
  readonly siteUrl: string;
  /** Highlighted HTML of a demo's source, by the path of the demo's own page; `null` if there is none. */
  readonly findSource: (demoPath: string) => string | null;
}

/** Attributes whose value is a single address. */
const ADDRESSES = new Set(['href', 'src', 'poster', 'action', 'data', 'xlink:href']);

/**
 * Links that only make sense with a server. From disk, a preloaded font is not reused for the style sheet's
 * request.
 */
const DROPPED_LINKS = /^(?:preload|prefetch|modulepreload|preconnect|dns-prefetch|manifest|alternate)$/;

const MODULE: DataAttributeName = 'data-module';
const ID_PREFIX: DataAttributeName = 'data-id-prefix';
const SNAPSHOT: DataAttributeName = 'data-snapshot';
const DEMO_ROOT: DataAttributeName = 'data-demo-root';
const TOOL: DataAttributeName = 'data-tool';

/**
 * Writes the HTML of a document for an archive: with addresses that work from a folder, without whatever
 * needs a server (the framework, its data, the lists of services), with the archive's own program, and with
 * the full source of each demo, which the site loads on demand. What works only on the site is linked to it.
 */
export function writeArchivedDocument(
  { file, html, page, inlineData }: Pick<ExportedDocument, 'file' | 'html' | 'page' | 'inlineData'>,
  { rewrite, head, siteUrl, findSource }: DocumentContext,
): string {
  const edits: TextEdit[] = [];
  const inlineScripts: string[] = [];
  const demos = new Map(listDemos(page).map((demo) => [demo.name, demo]));
  const playgrounds = listPlaygrounds(page);
  // The document of a standalone demo: on the site, its code gets from the page data what a demo on a page
  // has in its attributes.
  const standaloneDemo = inlineData.props.pageProps.demo;
  /** The attributes of the tag that is being read. */
  let tagAttributes: ReadAttribute[] = [];
  let tagStart = 0;
  let script: { start: number; textStart: number; isCode: boolean } | null = null;
  let styleStart = 0;
  let policyAt: number | null = null;
  let figure: DemoBlock | null = null;
  /** Id of the playground that is being read. */
  let playground: string | null = null;
  const insert = (at: number, text: string) => edits.push({ start: at, end: at, text });
  const address = siteUrl + (page?.path ?? '/');
  const linkOnline = (at: number, anchor: string) =>
    insert(at, writeOnlineLink(`${address}#${anchor}`, toWords(anchor)));

  const parser = new Parser({
    onopentagname() {
      tagAttributes = [];
      tagStart = parser.startIndex;
    },
    onattribute(name, value) {
      tagAttributes.push({ name, value, start: parser.startIndex, end: parser.endIndex });
    },
    onopentag(tag, attributes) {
      const end = parser.endIndex + 1;
      if (isDropped(tag, attributes)) {
        edits.push({ start: tagStart, end, text: '' });
        return;
      }
      // Scripts with an address are the framework's, and removed.
      if (tag !== 'script') edits.push(...tagAttributes.flatMap((one) => changeAttribute(one, rewrite)));
      if (tag === 'meta' && 'charset' in attributes) policyAt ??= end;
      if (tag === 'style') styleStart = end;
      if (tag === 'script') {
        const { id, src, type } = attributes;
        const isCode = src === undefined && type === undefined && id !== POLICY_SCRIPT_ID;
        script = { start: tagStart, textStart: end, isCode };
      }
      if (standaloneDemo && DEMO_ROOT in attributes) {
        const snapshot = standaloneDemo.isSnapshot ? ` ${SNAPSHOT}=""` : '';
        insert(
          end - 1,
          ` ${MODULE}="${standaloneDemo.module}" ${ID_PREFIX}="${standaloneDemo.idPrefix}"${snapshot}`,
        );
      }
      if (tag === 'figure') figure = demos.get(attributes.id ?? '') ?? null;
      if (tag === 'section' && playgrounds.includes(attributes.id ?? '')) playground = attributes.id ?? null;
      if (TOOL in attributes) {
        insert(tagStart, writeOnlineLink(address, page?.title ?? ''));
        insert(end - 1, ' inert=""');
      }
      if (figure && attributes.id === `${figure.name}-source`) {
        const source = findSource(getDemoPath(figure.file));
        if (source !== null) insert(end, writeDemoSource(figure, source));
      }
    },
    onclosetag(tag) {
      const [start, end] = [parser.startIndex, parser.endIndex + 1];
      if (tag === 'style') {
        edits.push({
          start: styleStart,
          end: start,
          text: rewriteCss(html.slice(styleStart, start), rewrite),
        });
      }
      if (tag === 'script' && script) {
        if (script.isCode) inlineScripts.push(html.slice(script.textStart, start));
        else edits.push({ start: script.start, end, text: '' });
        script = null;
      }
      if (tag === 'figcaption' && figure) linkOnline(start, figure.name);
      if (tag === 'header' && playground !== null) {
        linkOnline(start, playground);
        playground = null;
      }
      if (tag === 'figure') figure = null;
    },
  });
  parser.end(html);
  if (policyAt === null) throw new Error(`${file}: there is no <meta charset>. Run npm run build.`);
  insert(policyAt, writeArchivePolicy(inlineScripts) + head);
  return applyEdits(html, edits);
}

/** An attribute with its position in the HTML. */
interface ReadAttribute extends TextRange {
  readonly name: string;
  readonly value: string;
}

/** The edit that an attribute needs, if any. */
function changeAttribute(
  { name, value, start, end }: ReadAttribute,
  rewrite: (address: string) => string,
): TextEdit[] {
  const changed = getValue(name, value, rewrite);
  return changed === value ? [] : [{ start, end, text: `${name}="${escapeAttribute(changed)}"` }];
}

function getValue(name: string, value: string, rewrite: (address: string) => string): string {
  if (ADDRESSES.has(name)) return rewrite(value);
  if (name === 'srcset' || name === 'imagesrcset') return rewriteSourceSet(value, rewrite);
  return name === 'style' ? rewriteCss(value, rewrite) : value;
}

function isDropped(tag: string, attributes: Readonly<Record<string, string>>): boolean {
  if (tag === 'meta') return attributes['http-equiv'] === 'Content-Security-Policy';
  return tag === 'link' && DROPPED_LINKS.test(attributes.rel ?? '');
}

/** All demos of a page. */
function listDemos(page: Page | null): DemoBlock[] {
  return (page?.segments ?? []).flatMap((segment) => {
    if (segment.kind === 'demo') return [segment.demo];
    return segment.kind === 'hero' && segment.demo ? [segment.demo] : [];
  });
}

/** Ids of all playgrounds of a page. */
function listPlaygrounds(page: Page | null): string[] {
  return (page?.segments ?? []).flatMap((segment) =>
    segment.kind === 'playground' ? [segment.block.playground.id] : [],
  );
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
