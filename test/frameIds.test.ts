import { expect, it } from 'vitest';
import { FRAME_IDS } from '../src/site/shared/frameIds';
import { files, readSource } from './sources';

/** An id in JSX, or a constant that is one. */
const ID = /\bid="([\w-]+)"|\b[A-Z]*_?ID = '([\w-]+)'/g;

/** What makes the frame; the ids of `#root` in projects of demos and of the reference's tables stand elsewhere. */
const frame = files.filter((file) =>
  /^pages\/.*\.tsx?$|^src\/.*\/client\/.*\.tsx?$|^src\/\w+\/shared\/(framework|services)\.ts$/.test(file),
);

it('the list of the frame’s ids is complete, and has no others', () => {
  const used = frame.flatMap((file) =>
    [...readSource(file).matchAll(ID)].map(([, attribute, constant]) => attribute ?? constant ?? ''),
  );
  // The compiler of pages writes the heading of footnotes.
  expect([...new Set([...used, 'footnote-label'])].sort()).toEqual(FRAME_IDS);
});
