import { FRAMEWORK_FOLDER, FRAMEWORK_ID } from '../../../shell/shared/framework';
import type { ExportedDocument, ExportedScript, TextEdit } from './exportedDocument';

/**
 * Replaces the framework's scripts with the start program, which runs them when the reader first acts, in the
 * order in which Next has written them.
 * @param startScript public path of the program
 * @throws Error when Next has written a script, or a preload hint for one, that would not wait
 */
export function deferFramework(
  { file, scripts, elements }: Pick<ExportedDocument, 'file' | 'scripts' | 'elements'>,
  startScript: string,
): TextEdit[] {
  const [first, ...others] = scripts.filter(({ attributes }) => attributes.src !== undefined);
  if (!first) throw new Error(`${file}: Next has written no script with an address. ${FIX}`);
  const sources = [first, ...others].map((script) => findSource(file, script));
  const hint = elements.find(
    ({ tag, attributes: { rel = '', as } }) => tag === 'link' && (as === 'script' || rel === 'modulepreload'),
  );
  if (hint) throw new Error(`${file}: Next preloads ${hint.attributes.href}, a script. ${FIX}`);
  const list = JSON.stringify(sources).replaceAll('<', '\\u003c');
  return [
    {
      start: first.start,
      end: first.end,
      text:
        `<script id="${FRAMEWORK_ID}" type="application/json">${list}</script>` +
        `<script src="${startScript}" defer=""></script>`,
    },
    ...others.map(({ start, end }) => ({ start, end, text: '' })),
  ];
}

const FIX = 'Has Next changed what it writes? See src/export/node/documents/frameworkScripts.ts.';

/**
 * The address of a script, which has to be like those that Next writes today: in its own folder, deferred,
 * and without further attributes.
 */
function findSource(file: string, { attributes }: ExportedScript): string {
  const { src = '', defer, ...others } = attributes;
  const unknown = Object.keys(others);
  if (!src.startsWith(FRAMEWORK_FOLDER) || defer === undefined || unknown.length > 0) {
    throw new Error(`${file}: unknown script ${src} with ${Object.keys(attributes).join(', ')}. ${FIX}`);
  }
  return src;
}
