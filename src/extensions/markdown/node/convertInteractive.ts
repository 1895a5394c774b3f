import path from 'node:path';
import type { List, RootContent } from 'mdast';
import { toDemoFileName, toWords } from '../../../demo/shared/demo';
import { type DemoBlock, type DemoPart, type PlaygroundBlock, type Segment } from '../../../page/shared/page';
import type { PropControl } from '../../../demo/shared/playground';
import { toText, writePlaygroundCode } from '../../../demo/shared/playgroundCode';
import { findDemoFiles } from '../../../demo/node/files/demoFiles';
import { isSampleData, readForReaders } from '../../../demo/node/files/sampleData';
import { readText, ROOT } from '../../../base/node/files';
import { paragraph, strong } from './blocks';
import { createCode, createFileCode } from './codeBlocks';
import { readGridTables } from './gridTables';
import { inlineCode, join, text } from './lines';

/**
 * The Markdown of what is not text in a part of a page: demos are shown by their complete source. Controls of lists and
 * ads have none.
 * @param address public address of the page, for what works only there
 * @param shared sample data that the page has shown before; what this part shows is added
 */
export function convertInteractive(segment: Segment, address: string, shared: Set<string>): RootContent[] {
  switch (segment.kind) {
    case 'hero':
      return segment.demo ? convertDemo(segment.demo, address, shared) : [];
    case 'demo':
      return convertDemo(segment.demo, address, shared);
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
function convertDemo(demo: DemoBlock, address: string, shared: Set<string>): RootContent[] {
  const parts: readonly DemoPart[] = demo.stylings.length > 0 ? demo.stylings : [demo];
  return [
    paragraph([
      strong('Demo:'),
      text(' '),
      { type: 'link', url: `${address}#${demo.name}`, children: [text(toWords(demo.name))] },
    ]),
    ...(demo.isSnapshot ? readGridTables(demo.html) : []),
    ...parts.flatMap(({ file }) => convertSource(file, shared)),
  ];
}

function convertSource(file: string, shared: Set<string>): RootContent[] {
  const source = path.join(ROOT, file);
  const code = readForReaders(source);
  const name = toDemoFileName(file, 'TS');
  // The same rows would follow each demo of a page.
  const isNew = (one: string) => {
    const isKnown = shared.has(one);
    if (isSampleData(one)) shared.add(one);
    return !isKnown;
  };
  return [
    createFileCode(code, name),
    ...findDemoFiles(readText(source), source)
      .filter(isNew)
      .map((one) => {
        const beside = path.posix.join(path.posix.dirname(name), path.basename(one));
        return createFileCode(readForReaders(one), beside);
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
