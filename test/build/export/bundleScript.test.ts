import { expect, it } from 'vitest';
import { bundleScript } from '../../../src/build/export/bundleScript';

it('takes a small CommonJS package as a module, without the code that loads CommonJS', async () => {
  const code = await bundleScript('start/start.ts');
  // It is in there.
  expect(code).toContain('execCommand');
  expect(code).not.toMatch(/\b(?:exports|require)\b/);
});
