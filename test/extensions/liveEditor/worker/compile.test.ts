import { describe, expect, it } from 'vitest';
import {
  isCodeError,
  type CodeError,
  type LiveLanguage,
  type Program,
} from '../../../../src/demo/shared/liveCode';
import { compile } from '../../../../src/extensions/liveEditor/worker/compile';

const DEMO = `import * as React from 'react';
import Rake, { type RakeProps } from '@shed/ui/Rake';
import type { Soil } from '@shed/soil';

export default function Garden() {
  const props: RakeProps = { size: 3 };
  return <Rake {...props} onRake={(soil: Soil) => soil.turn()} />;
}
`;

function getProgram(code: string, language: LiveLanguage = 'TS'): Program {
  const result = compile(code, language);
  if (isCodeError(result)) throw new Error(result.detail);
  return result;
}

function getError(code: string, language: LiveLanguage = 'TS'): CodeError {
  const result = compile(code, language);
  if (!isCodeError(result)) throw new Error('It compiles.');
  return result;
}

describe('compiling an edited demo', () => {
  it('keeps every line where it is', () => {
    const lines = getProgram(DEMO).script.split('\n');
    expect(lines).toHaveLength(DEMO.split('\n').length);
    expect(lines[4]).toContain('function Garden()');
    expect(lines[5]).toContain('const props = { size: 3 };');
  });

  it('names the imports of values with their places, and none of types', () => {
    expect(getProgram(DEMO).imports).toEqual([
      { specifier: 'react/jsx-runtime', line: 1, column: 1 },
      { specifier: 'react', line: 1, column: 25 },
      { specifier: '@shed/ui/Rake', line: 2, column: 39 },
    ]);
  });

  it.each<[string, LiveLanguage, number, number]>([
    ['export default function A() {\n  return <b>;\n}', 'TS', 2, 10],
    ['const a = (\n  <b>\n    {c d\n  </b>\n);', 'TS', 3, 8],
    ['const a: string = b;\nconst c = <p>text</b>;', 'TS', 2, 18],
    ['const a = <p>text</b>;', 'JS', 1, 18],
    ['const a = (', 'TS', 1, 12],
    ['const a = 1;\nlet b: string, a = 2;', 'TS', 2, 16],
    ['const a = 1;\nconst b: number = 2;', 'JS', 2, 8],
    ['\n  return 1;', 'TS', 2, 3],
  ])('says line and column of what is wrong with %j as %s', (code, language, line, column) => {
    expect(getError(code, language)).toMatchObject({ kind: 'code', line, column });
  });

  it('says what is wrong without repeating where', () => {
    expect(getError('const a = 1;\nlet a = 2;').detail).toBe("Identifier 'a' has already been declared");
  });
});
