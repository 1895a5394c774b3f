import { expect, it } from 'vitest';
import { toSafeMarkdown } from '../../../../src/api/node/packages/safeMarkdown';

it.each([
  ['{@link https://mui.com/x/ the docs}', '[the docs](https://mui.com/x/)'],
  ['{@link https://mui.com/x/|the docs}', '[the docs](https://mui.com/x/)'],
  ['{@link https://mui.com/x/}', '[https://mui.com/x/](https://mui.com/x/)'],
  ['{@link GridColDef}', '`GridColDef`'],
  ['{@link GridColDef column definition}', 'column definition'],
  ['an array of [[GridColDef]]', 'an array of `GridColDef`'],
  ['[the docs](/x/)', '[the docs](/x/)'],
])('writes the link %s as Markdown', (text, expected) => {
  expect(toSafeMarkdown(text)).toBe(expected);
});

it.each([
  ['the <head> of the page', 'the \\<head> of the page'],
  ['</script><!-- x -->', '\\</script>\\<!-- x -->'],
  ['rows as [[Map<GridRowId, Row>]]', 'rows as `Map<GridRowId, Row>`'],
  ['a < b', 'a < b'],
])('shows the HTML in "%s" as text', (text, expected) => {
  expect(toSafeMarkdown(text)).toBe(expected);
});

it('leaves code as it is, in spans and in fences', () => {
  const text = 'Use `<button>` or `{@link X}`:\n\n```jsx\n<Grid>{@link X}</Grid>\n```';
  expect(toSafeMarkdown(text)).toBe(text);
});
