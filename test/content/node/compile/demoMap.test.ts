import { describe, expect, it } from 'vitest';
import { toDemoMap } from '../../../../src/content/node/compile/demoMap';

const PAGE = `---
title: Rake
description: A rake gathers leaves.
---

Prose that the browser need not have.

<Demo name="RakeColors" />

<Demo name="RakeSizes" layout="stretch" />
`;

describe('toDemoMap', () => {
  it('says where the code of each demo is, and nothing of the prose', async () => {
    expect(await toDemoMap(PAGE, 'data/garden/rake/rake.mdx')).toBe(
      'export const demos = { ' +
        "'RakeColors': () => import('./RakeColors.tsx'), 'RakeSizes': () => import('./RakeSizes.tsx') };",
    );
  });

  it('is empty for a page without demos', async () => {
    const page = PAGE.replaceAll(/^<Demo.*$/gm, '');
    expect(await toDemoMap(page, 'data/garden/soil/soil.mdx')).toMatch(/^export const demos = \{\s*\};$/);
  });

  it('stops at a malformed demo, with file and line', async () => {
    await expect(toDemoMap(PAGE.replace('stretch', 'wide'), 'data/garden/rake/rake.mdx')).rejects.toThrow(
      /^data\/garden\/rake\/rake\.mdx:10: <Demo> option layout: /,
    );
  });
});
