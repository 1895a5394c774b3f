import { expect, it } from 'vitest';
import { listElements } from '../../../src/base/node/htmlElements';

it('lists elements in document order, with attributes as browsers read them', () => {
  expect(listElements('<MAIN id=a title="x &amp; y"><br/><p hidden>1 &lt;h1&gt;</p></MAIN>')).toEqual([
    { tag: 'main', attributes: { id: 'a', title: 'x & y' } },
    { tag: 'br', attributes: {} },
    { tag: 'p', attributes: { hidden: '' } },
  ]);
});

it('takes neither comments nor the text of scripts for elements', () => {
  expect(listElements('<!-- <h1> --><script>"<main>"</script>').map(({ tag }) => tag)).toEqual(['script']);
});
