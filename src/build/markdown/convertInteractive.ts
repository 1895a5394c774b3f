import path from 'node:path';
import type { List, RootContent } from 'mdast';
import { toDemoFileName, toWords } from '../../model/demo';
import {
  getPlaygroundId,
  type DemoBlock,
  type DemoPart,
  type PlaygroundBlock,
  type Segment,
} from '../../model/page';
import type { PropControl } from '../../model/playground';
import { toText, writePlaygroundCode } from '../../model/playgroundCode';
import { findDemoFiles } from '../demo/demoFiles';
import { readText, ROOT } from '../files';
import { paragraph, strong } from './blocks';
import { createCode, createFileCode } from './codeBlocks';
import { inlineCode, join, text } from './lines';

/**
 * The Markdown of what is not text in a part of a page: demos are shown by their complete source. Controls of lists and
 * ads have none.
 * @param address public address of the page, for what works only there
 */
export function convertInteractive(segment: Segment, address: string): RootContent[] {
  switch (segment.kind) {
    case 'hero':
      return segment.demo ? convertDemo(segment.demo, address) : [];
    case 'demo':
      return convertDemo(segment.demo, address);
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

/** A demo in all its stylings, with the files that they import. */
function convertDemo(demo: DemoBlock, address: string): RootContent[] {
  const parts: readonly DemoPart[] = demo.stylings.length > 0 ? demo.stylings : [demo];
  return [
    paragraph([
      strong('Demo:'),
      text(' '),
      { type: 'link', url: `${address}#${demo.name}`, children: [text(toWords(demo.name))] },
    ]),
    ...parts.flatMap(({ file }) => convertSource(file)),
  ];
}

function convertSource(file: string): RootContent[] {
  const source = path.join(ROOT, file);
  const code = readText(source);
  const name = toDemoFileName(file, 'TS');
  return [
    createFileCode(code, name),
    ...findDemoFiles(code, source).map((one) => {
      const beside = path.posix.join(path.posix.dirname(name), path.basename(one));
      return createFileCode(readText(one), beside);
    }),
  ];
}

function convertPlayground({ playground }: PlaygroundBlock, address: string): RootContent[] {
  const { component, controls, start } = playground;
  const url = `${address}#${getPlaygroundId(component)}`;
  return [
    paragraph([
      strong('Playground:'),
      text(' '),
      { type: 'link', url, children: [text(component)] },
      text('. It starts with this code and changes these props:'),
    ]),
    createCode(toText(writePlaygroundCode(playground, start)), 'tsx'),
    toList(controls),
  ];
}

function toList(controls: readonly PropControl[]): List {
  const items = controls.map(({ name, kind, options, defaultValue }) => {
    const values =
      options.length > 0 ? options.map((one) => [inlineCode(String(one))]) : [[text(KINDS[kind])]];
    const end = defaultValue === null ? [] : [text('; default '), inlineCode(String(defaultValue))];
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
