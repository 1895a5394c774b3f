import { expect, it } from 'vitest';
import { keys } from '../../../../src/content/node/rules/keys';
import { createPageSource } from './createPageSource';
import { listReasons } from './listReasons';

it.each<[text: string, reasons: string[]]>([
  ['Press <kbd>Esc</kbd> or <kbd>Shift</kbd>+<kbd>Tab</kbd>.', []],
  ['The Tab component has an Enter button and arrow keys.', []],
  ['| Key | Default |\n| --- | --- |\n| `sm` | 600 |', []],
  ['| Key | Effect |\n| --- | --- |\n| A letter | Types it |', []],
  ['Press Esc.', ['"Press Esc" is not marked as a key.']],
  ['People press Enter, or ↓.', ['"press Enter" is not marked as a key.']],
  ['The Space key rakes.', ['"Space key" is not marked as a key.']],
  ['| Key | Effect |\n| --- | --- |\n| Tab | Moves on |', ['"Tab" is not marked as a key.']],
])('finds keys in %j', (text, reasons) => {
  const found = listReasons(keys, createPageSource(text));
  expect(found.map((reason) => reason.replace(/^error \d+: /, ''))).toEqual(reasons);
});
