import { expect, it } from 'vitest';
import { runInTemporaryFolder } from '../../temporaryFolder';

const PAGE = `Text.

<Demo name="Rake" />

<Demo
  layout="bleed"
  name="Spade"
  height={200}
/>

\`\`\`tsx
<Demo name="Fence" />
\`\`\`

Inline \`<Demo name="Code" />\` is text.
`;

runInTemporaryFolder({ 'data/garden/garden.mdx': PAGE, 'data/garden/Spade/css/index.tsx': '' });

it('finds the demos of a page and their stylings, but not those in its code', async () => {
  const { readDemoKeys } = await import('../../../src/demo/node/demoKeys');
  expect(readDemoKeys('garden/garden')).toEqual(['Rake', 'Spade/system', 'Spade/tailwind', 'Spade/css']);
});
