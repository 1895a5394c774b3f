import type { ColoredText } from '../../content/shared/codeTokens';
import {
  getPassedProps,
  groupFields,
  isHandler,
  type Fields,
  type Playground,
  type PropValue,
  type PropValues,
} from './playground';

/** A token of a playground's code, with one of the colors that such code uses. */
export interface CodeToken extends ColoredText {
  readonly type: '' | 'tag' | 'attr' | 'string' | 'number' | 'comment' | 'plain';
  /** The prop that it writes. */
  readonly prop?: string;
}

/** Longest element that is written on one line, in characters. */
const MAX_LINE_LENGTH = 60;

/** The JSX of a playground, as tokens: what a reader would write to get what the stage shows. */
export function writePlaygroundCode(playground: Playground, values: PropValues): CodeToken[] {
  const passedProps = getPassedProps(playground, values);
  const attributes = groupFields(passedProps.filter(([name]) => name !== 'children')).map(([name, value]) =>
    ofProp(
      name,
      typeof value === 'object'
        ? writeObject(name, value)
        : writeAttribute(name, value, isHandler(playground, name)),
    ),
  );
  const text = passedProps.find(([name]) => name === 'children')?.[1];
  const content = ofProp('children', writeContent(playground, text));
  const { component } = playground;
  const length = [...attributes.flat(), ...content].reduce((sum, { text }) => sum + text.length, 0);
  const isShort = length + attributes.length + 2 * component.length + 5 <= MAX_LINE_LENGTH;
  const [space, indent, end] = isShort ? [' ', '', ''] : ['\n  ', '\n  ', '\n'];
  const open = [tag(`<${component}`), ...attributes.flatMap((attribute) => [plain(space), ...attribute])];
  const lastLine = plain(attributes.length > 0 ? end : '');
  if (content.length === 0) return join([...open, lastLine, tag(lastLine.text ? '/>' : ' />')]);
  return join([...open, lastLine, tag('>'), plain(indent), ...content, plain(end), tag(`</${component}>`)]);
}

/** The code as one string. */
export function toText(tokens: readonly CodeToken[]): string {
  return tokens.map(({ text }) => text).join('');
}

/** An object as the value of a prop; on lines of its own when it has several fields. */
function writeObject(name: string, fields: Fields): CodeToken[] {
  const entries = Object.entries(fields);
  const [start, space, end] = entries.length > 1 ? ['\n    ', '\n    ', ',\n  '] : [' ', '', ' '];
  return [
    { type: 'attr', text: name },
    tag('='),
    tag('{'),
    plain('{'),
    ...entries.flatMap(([key, value], index): CodeToken[] => [
      plain(index === 0 ? start : `,${space}`),
      { type: 'string', text: quote(key) },
      plain(': '),
      typeof value === 'string' ? { type: 'string', text: quote(value) } : plain(String(value)),
    ]),
    plain(`${end}}`),
    tag('}'),
  ];
}

function quote(text: string): string {
  return /['\\\n]/.test(text) ? JSON.stringify(text) : `'${text}'`;
}

function writeAttribute(name: string, value: PropValue, isFunction: boolean): CodeToken[] {
  const attr: CodeToken = { type: 'attr', text: name };
  const braces = (token: CodeToken) => [attr, tag('='), tag('{'), token, tag('}')];
  if (isFunction) return braces(plain(`handle${name.replace(/^on/, '')}`));
  if (value === true) return [attr];
  if (typeof value !== 'string') return braces({ type: 'number', text: String(value) });
  if (/["\\\n&]/.test(value)) return braces({ type: 'string', text: JSON.stringify(value) });
  return [attr, { type: 'string', text: `="${value}"` }];
}

function writeContent({ child, hasExample }: Playground, text: PropValue | undefined): CodeToken[] {
  if (hasExample) return [{ type: 'comment', text: '{/* … */}' }];
  if (!child) return text === undefined ? [] : [writeText(String(text))];
  const inner = child.text ? [tag('>'), writeText(child.text), tag(`</${child.component}>`)] : [tag(' />')];
  return [tag(`<${child.component}`), ...inner];
}

/** Text between tags; in braces when JSX would parse it differently. */
function writeText(text: string): CodeToken {
  const isPlain = !/[<>{}&\\]|^\s|\s$/.test(text);
  return isPlain ? plain(text) : { type: 'string', text: `{${JSON.stringify(text)}}` };
}

function ofProp(prop: string, tokens: readonly CodeToken[]): CodeToken[] {
  return tokens.map((token) => ({ ...token, prop }));
}

function tag(text: string): CodeToken {
  return { type: 'tag', text };
}

function plain(text: string): CodeToken {
  return { type: '', text };
}

/** Removes empty tokens. */
function join(tokens: readonly CodeToken[]): CodeToken[] {
  return tokens.filter(({ text }) => text !== '');
}
