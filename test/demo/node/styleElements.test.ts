import path from 'node:path';
import { expect, it } from 'vitest';
import { replaceStyleElements } from '../../../src/demo/node/styleElements';
import { ROOT } from '../../../src/base/node/files';

const FILE = path.join(ROOT, 'data/garden/react-rake/PlainRake.tsx');

it('exchanges the style elements of a demo, and keeps its lines', () => {
  const code = `const css = '.rake { color: green }';\nexport default () => <p><style>{css}</style>Rake</p>;\n`;
  expect(replaceStyleElements(code, FILE)).toBe(
    `import { DemoStyle } from '../../../src/demo/client/island/DemoStyle'; const css = '.rake { color: green }';\n` +
      `export default () => <p><DemoStyle>{css}</DemoStyle>Rake</p>;\n`,
  );
});

it('stops at attributes, which would be lost', () => {
  expect(() => replaceStyleElements('<style media="print">{css}</style>', FILE)).toThrow(
    /PlainRake\.tsx: <style media="print"> is not shown on this site/,
  );
});
