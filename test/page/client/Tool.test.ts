import { expect, it } from 'vitest';
import { listExtensions } from '../../../src/extensions';
import type { ToolViews } from '../../../src/page/client/Tool';
import type { Tools } from '../../../src/content/node/reader/tools';

it('readers see each tool that the build knows, and no other', async () => {
  for (const name of listExtensions('tools')) {
    const { tools }: { tools: Tools } = await import(`../../../src/extensions/${name}/node/tools.ts`);
    const views: { tools: ToolViews } = await import(`../../../src/extensions/${name}/client/tools.ts`);
    expect(Object.keys(views.tools).sort(), name).toEqual(Object.keys(tools).sort());
  }
  expect(listExtensions('toolViews')).toEqual(listExtensions('tools'));
});
