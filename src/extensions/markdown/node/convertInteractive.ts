import path from 'node:path';
import type { List, RootContent } from 'mdast';
import { toDemoFileName, toWords } from '../../../demo/shared/demo';
import { type DemoBlock, type DemoPart, type PlaygroundBlock, type Segment } from '../../../page/shared/page';
import type { PropControl } from '../../../demo/shared/playground';
import { toText, writePlaygroundCode } from '../../../demo/shared/playgroundCode';
import { findDemoFiles } from '../../../demo/node/files/demoFiles';
import { isSampleData, readPublishedCode } from '../../../demo/node/files/sampleData';
import { readText, ROOT } from '../../../base/node/files';
import { paragraph, strong } from './blocks';
import { createCode, createFileCode } from './codeBlocks';
import { readGridTables } from './gridTables';
import { inlineCode, join, text } from './lines';

/**
 * The Markdown of the interactive part of a segment: a demo becomes its complete source. The tools of lists,
 * and ads, have none.
 * @param address public URL of the page, for what works only there
 * @param shownSampleData sample data that the page has already shown; what this segment shows is added
 */
export function convertInteractive(
  segment: Segment,
  address: string,
  shownSampleData: Set<string>,
): RootContent[] {
  switch (segment.kind) {
    case 'hero':
      return segment.demo ? convertDemo(segment.demo, address, shownSampleData) : [];
    case 'demo':
      return convertDemo(segment.demo, address, shownSampleData);
    case 'playground':
      return convertPlayground(segment.block, address);
    case 'tool':
      return [
        paragraph([
          text('Interactive tool, on the page itself: '),
          { type: 'link', url: address, children: [text(toWords(segment.tool))] },
        ]),
      ];
    default:
      return [];
  }
}

/** A demo in all its stylings, with the rows of its grids and the files that they import. */
function convertDemo(demo: DemoBlock, address: string, shownSampleData: Set<string>): RootContent[] {
  const parts: readonly DemoPart[] = demo.stylings.length > 0 ? demo.stylings : [demo];
  return [
    paragraph([
      strong('Demo:'),
      text(' '),
      { type: 'link', url: `${address}#${demo.name}`, children: [text(toWords(demo.name))] },
    ]),
    ...(demo.isSnapshot ? readGridTables(demo.html) : []),
    ...parts.flatMap(({ file }) => convertSource(file, shownSampleData)),
  ];
}

function convertSource(file: string, shownSampleData: Set<string>): RootContent[] {
  const source = path.join(ROOT, file);
  const code = readPublishedCode(source);
  const name = toDemoFileName(file, 'TS');
  // Otherwise the same sample data would follow each demo of a page.
  const isNew = (one: string) => {
    const isKnown = shownSampleData.has(one);
    if (isSampleData(one)) shownSampleData.add(one);
    return !isKnown;
  };
  return [
    createFileCode(code, name),
    ...findDemoFiles(readText(source), source)
      .filter(isNew)
      .map((one) => {
        const siblingName = path.posix.join(path.posix.dirname(name), path.basename(one));
        return createFileCode(readPublishedCode(one), siblingName);
      }),
  ];
}

function convertPlayground({ playground }: PlaygroundBlock, address: string): RootContent[] {
  const { id, component, controls, hasVariables, start } = playground;
  const url = `${address}#${id}`;
  const what = hasVariables ? 'CSS variables' : 'props';
  return [
    paragraph([
      strong('Playground:'),
      text(' '),
      { type: 'link', url, children: [text(component)] },
      text(`. It starts with this code and changes these ${what}:`),
    ]),
    createCode(toText(writePlaygroundCode(playground, start)), 'tsx'),
    toList(controls),
  ];
}

function toList(controls: readonly PropControl[]): List {
  const items = controls.map(({ name, kind, options, defaultValue, unit = '' }) => {
    const values =
      options.length > 0 ? options.map((one) => [inlineCode(String(one))]) : [[text(KINDS[kind])]];
    const end = defaultValue === null ? [] : [text('; default '), inlineCode(`${defaultValue}${unit}`)];
    return paragraph([inlineCode(name), text(': '), ...join(values, text(', ')), ...end]);
  });
  return {
    type: 'list',
    spread: false,
    children: items.map((item) => ({ type: 'listItem', spread: false, children: [item] })),
  };
}

/** The values of a control without options. */
const KINDS: Readonly<Record<PropControl['kind'], string>> = {
  switch: 'true or false',
  choice: 'one of its values',
  text: 'text',
  number: 'number',
  handler: 'function',
};
