import { parse } from 'acorn';
import { describe, expect, it } from 'vitest';
import { usesGlobalState } from '../../../../src/extensions/liveEditor/worker/usesGlobalState';

const judge = (script: string) =>
  usesGlobalState(parse(script, { ecmaVersion: 'latest', sourceType: 'module' }));

describe('whether a program may spoil the frame for the next', () => {
  it.each([
    'const [open, setOpen] = useState(false); setOpen(!open);',
    'ref.current = { value: Math.max(1, 2) };',
    'list.map(Number).filter(Boolean); new Map([[1, 2]]).get(1);',
    'if (error instanceof TypeError) setError(String(error));',
    'setTimeout(() => setDone(true), 500); console.log(undefined, NaN);',
    'Object.entries(rows).sort(); Promise.all([]); JSON.stringify({});',
  ])('%s: no', (script) => expect(judge(script)).toBe(false));

  it.each([
    'window.scrollTo(0, 0);',
    'document.body.innerHTML = "";',
    'event.target.ownerDocument.open();',
    'Array.prototype.map = () => [];',
    '[].constructor.constructor("for (;;);")();',
    'list["constructor"];',
    'eval("1");',
    'JSON.parse = null;',
    'console.log = () => {};',
    'Object.assign(JSON, {});',
    'const { prototype } = Map;',
    'setInterval(tick, 10);',
    'location.reload();',
  ])('%s: yes', (script) => expect(judge(script)).toBe(true));
});
