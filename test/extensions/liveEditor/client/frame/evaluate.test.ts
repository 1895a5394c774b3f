import { describe, expect, it } from 'vitest';
import {
  evaluate,
  isComponent,
  toCommonJsModule,
} from '../../../../../src/extensions/liveEditor/client/frame/evaluate';
import { toCodeError } from '../../../../../src/extensions/liveEditor/client/frame/toCodeError';
import { isCodeError } from '../../../../../src/demo/shared/liveCode';
import { compile } from '../../../../../src/extensions/liveEditor/worker/compile';

const modules = new Map([
  ['react/jsx-runtime', toCommonJsModule({ jsx: (type: string) => `<${type}>` })],
  ['shed', toCommonJsModule({ default: 'rake', hoes: 2 })],
]);

function run(code: string): unknown {
  const result = compile(code, 'TS');
  if (isCodeError(result)) throw new Error(result.detail);
  return evaluate(result.script, modules, () => {});
}

describe('running edited code', () => {
  it('gives its default export, with imports of each kind', () => {
    const code = `import rake, { hoes as count } from 'shed';\nimport * as shed from 'shed';
export default () => [rake, count, shed.hoes, <b />];`;
    const Demo = run(code);
    expect(isComponent(Demo) && (Demo as () => unknown)()).toEqual(['rake', 2, 2, '<b>']);
  });

  it('shows it nothing of the page’s modules', () => {
    expect(run('export default [typeof modules, typeof Demo];')).toEqual(['undefined', 'undefined']);
  });

  it('names the line of what it throws', () => {
    let thrown: unknown;
    try {
      run('const a = 1;\n\n  missing();');
    } catch (error) {
      thrown = error;
    }
    expect(toCodeError(thrown)).toEqual({
      kind: 'code',
      detail: 'ReferenceError: missing is not defined',
      line: 3,
      column: 3,
    });
  });

  it.each([[undefined], ['text'], [{}]])('tells that %j is no component', (value) => {
    expect(isComponent(value)).toBe(false);
  });
});
