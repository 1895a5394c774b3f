import type { ColoredText } from './codeTokens';
import { getSetProps, isHandler, type Playground, type PropValue, type PropValues } from './playground';

/** A piece of a playground's code, with a color that such code has. */
export interface CodeToken extends ColoredText {
  readonly type: '' | 'tag' | 'attr' | 'string' | 'number' | 'plain';
}

/** Longest element that is written on one line, in characters. */
const MAX_LINE_LENGTH = 60;

/** The JSX of a playground, in pieces: what a reader would write for what the stage shows. */
export function writePlaygroundCode(playground: Playground, values: PropValues): CodeToken[] {
  const set = getSetProps(playground, values);
  const attributes = set
    .filter(([name]) => name !== 'children')
    .map(([name, value]) => writeAttribute(name, value, isHandler(playground, name)));
  const content = writeContent(playground, set.find(([name]) => name === 'children')?.[1]);
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

function writeAttribute(path: string, value: PropValue, isFunction: boolean): CodeToken[] {
  const [name = path, key] = path.split('.');
  const attr: CodeToken = { type: 'attr', text: name };
  const braces = (token: CodeToken) => [attr, tag('='), tag('{'), token, tag('}')];
  if (key !== undefined) return braces(plain(`{ '${key}': ${JSON.stringify(value)} }`));
  if (isFunction) return braces(plain(`handle${name.replace(/^on/, '')}`));
  if (value === true) return [attr];
  if (typeof value !== 'string') return braces({ type: 'number', text: String(value) });
  if (/["\\\n&]/.test(value)) return braces({ type: 'string', text: JSON.stringify(value) });
  return [attr, { type: 'string', text: `="${value}"` }];
}

function writeContent({ child }: Playground, text: PropValue | undefined): CodeToken[] {
  if (!child) return text === undefined ? [] : [writeText(String(text))];
  const inner = child.text ? [tag('>'), writeText(child.text), tag(`</${child.component}>`)] : [tag(' />')];
  return [tag(`<${child.component}`), ...inner];
}

/** Text between tags; in braces when JSX would parse it differently. */
function writeText(text: string): CodeToken {
  const isPlain = !/[<>{}&\\]|^\s|\s$/.test(text);
  return isPlain ? plain(text) : { type: 'string', text: `{${JSON.stringify(text)}}` };
}

function tag(text: string): CodeToken {
  return { type: 'tag', text };
}

function plain(text: string): CodeToken {
  return { type: '', text };
}

/** Without the empty pieces. */
function join(tokens: readonly CodeToken[]): CodeToken[] {
  return tokens.filter(({ text }) => text !== '');
}
