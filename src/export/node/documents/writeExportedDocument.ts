import { services } from '../../../../data/services';
import { site } from '../../../../data/site';
import type { DataAttributeName } from '../../../page/shared/attributes';
import { getDocumentPolicy, writePolicy } from '../policy/documentPolicy';
import {
  findDataScript,
  type ExportedDocument,
  type ExportedScript,
  type TextEdit,
  type TextRange,
} from './exportedDocument';
import { deferFramework } from './frameworkScripts';
import { emptyInlineData } from './inlineData';

const STATIC_DISABLED: DataAttributeName = 'data-static-disabled';

/**
 * The HTML of a document as it is published.
 * @param startScript public path of the program that starts the framework
 * @param structuredData element for search engines; empty for none. It is written here and not by React, so
 *   that it costs the browser nothing. A navigation does not update it: search engines load documents.
 * @throws Error when Next has written scripts in another way than expected
 */
export function writeExportedDocument(
  document: ExportedDocument,
  startScript: string,
  structuredData = '',
): string {
  const { file, html, scripts, disabledLater, inlineData } = document;
  const edits = deferFramework(document, startScript);
  const isDisabled = ` aria-disabled="true" ${STATIC_DISABLED}=""`;
  edits.push(addPolicy(document, inlineData.props.pageProps.demo ? 'demo' : 'page'));
  edits.push(...disabledLater.map((at) => ({ start: at, end: at, text: isDisabled })));
  const dataScript = findDataScript(file, scripts);
  edits.push({ start: dataScript.start, end: dataScript.start, text: structuredData });
  const data = emptyInlineData(inlineData);
  if (data !== null) {
    const text = JSON.stringify(data).replaceAll('<', '\\u003c');
    edits.push({ ...dataScript.text, text });
  }
  return applyEdits(html, edits);
}

/** Replaces parts of a text that do not overlap. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const parts: string[] = [];
  let at = 0;
  // Of two at the same position, the later one comes first.
  for (const edit of [...edits].reverse().sort((a, b) => a.start - b.start)) {
    parts.push(text.slice(at, edit.start), edit.text);
    at = edit.end;
  }
  return parts.join('') + text.slice(at);
}

/**
 * The edit that adds the Content-Security-Policy to a document: after the encoding, which has to be among the
 * first 1,024 bytes, and before the first script.
 * @throws Error when there is no place for it
 */
export function addPolicy(
  { file, html, scripts, styles, afterCharset }: PolicyInput,
  kind: 'page' | 'demo',
): TextEdit {
  const code = { scripts: scripts.filter(isInlineCode), styles };
  const first = Math.min(...[...code.scripts, ...styles].map(({ start }) => start));
  if (afterCharset === null || afterCharset > first) {
    throw new Error(`${file}: <meta charset> has to come before the first script and style. ${FIX}`);
  }
  const toText = ({ start, end }: TextRange) => html.slice(start, end);
  const policy = getDocumentPolicy(
    { scripts: code.scripts.map(({ text }) => toText(text)), styles: styles.map(toText) },
    { kind, services, formTargets: Object.values(site.sandboxes) },
  );
  return { start: afterCharset, end: afterCharset, text: writePolicy(policy, kind) };
}

type PolicyInput = Pick<ExportedDocument, 'file' | 'html' | 'scripts' | 'styles' | 'afterCharset'>;

const FIX =
  'The policy of the document is written between them: see src/export/node/documents/writeExportedDocument.ts.';

/** Whether a script has its code in the document; other types are data. */
function isInlineCode({ attributes: { src, type } }: ExportedScript): boolean {
  return src === undefined && (type === undefined || type === 'module');
}
