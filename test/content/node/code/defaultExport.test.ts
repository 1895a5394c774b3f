import { expect, it } from 'vitest';
import { findExportDiagnostic } from '../../../../src/content/node/code/defaultExport';

it.each([
  'export default function Rake() {}',
  'export default class Rake extends React.Component {}',
  'function Rake() {}\nexport default Rake;',
  'function Rake() {}\nexport { Rake as default };',
  'export default () => <hr />;',
  "export default styled('div')({});",
  'export default styled.div`color: red`;',
  'export default React.memo(Rake) as typeof Rake;',
])('takes %j for a component', (code) => {
  expect(findExportDiagnostic(code)).toBeNull();
});

it.each([
  ['', 1, 'has no default export'],
  ['export function Rake() {}', 1, 'has no default export'],
  ['const a = 1;\nexport default 5;', 2, 'exports 5, which is not a component'],
  ['\n\nexport default { rake: 1 };', 3, 'exports { rake: 1 }, which is not a component'],
  ['export default <Stack>\n  <Rake />\n</Stack>;', 1, 'exports <Stack> …, which is not a component'],
])('says what is wrong with %j', (code, line, reason) => {
  expect(findExportDiagnostic(code)).toEqual({ line, reason });
});
