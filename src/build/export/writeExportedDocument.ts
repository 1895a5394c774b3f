import type { DataAttributeName } from '../../model/attributes';
import { findDataScript, type ExportedDocument } from './exportedDocument';
import { deferFramework } from './frameworkScripts';
import { emptyInlineData } from './inlineData';

const STATIC_DISABLED: DataAttributeName = 'data-static-disabled';

/**
 * The HTML of a document as it is published.
 * @param startScript public path of the program that starts the framework
 * @throws Error when Next has written scripts in another way than expected
 */
export function writeExportedDocument(document: ExportedDocument, startScript: string): string {
  const { file, html, scripts, disabledLater, inlineData } = document;
  const edits = deferFramework(document, startScript);
  const isDisabled = ` aria-disabled="true" ${STATIC_DISABLED}=""`;
  edits.push(...disabledLater.map((at) => ({ start: at, end: at, text: isDisabled })));
  const data = emptyInlineData(inlineData);
  if (data !== null) {
    const text = JSON.stringify(data).replaceAll('<', '\\u003c');
    edits.push({ ...findDataScript(file, scripts).text, text });
  }
  // From the end, so that positions stay right.
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((result, { start, end, text }) => result.slice(0, start) + text + result.slice(end), html);
}
