import { expect, it } from 'vitest';
import { indexElementSection } from '../../../src/search/node/readSections';

it('indexes a section of an element by its texts without Markdown, and shows the first', () => {
  const texts = ['`Box` is **gone**.', 'Use [Stack](/system/react-stack/).'];
  expect(indexElementSection({ heading: 'v2.0.0', texts })).toEqual({
    section: { heading: 'v2.0.0' },
    excerpt: 'Box is gone.',
    text: 'Box is gone. Use Stack.',
  });
  expect(indexElementSection({ heading: 'v1.0.0', texts: [] }).excerpt).toBe('');
});
