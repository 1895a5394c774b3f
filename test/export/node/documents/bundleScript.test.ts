import { expect, it } from 'vitest';
import { bundleScript } from '../../../../src/export/node/documents/bundleScript';

it('takes a small CommonJS package as a module, without the code that loads CommonJS', async () => {
  const code = await bundleScript('shell/client/start/start.ts');
  // It is in there.
  expect(code).toContain('execCommand');
  expect(code).not.toMatch(/\b(?:exports|require)\b/);
});

it('takes what a program would load later into it, without the code that runs modules later', async () => {
  const code = await bundleScript('shell/client/start/start.ts');
  // It is in there.
  expect(code).toContain('beforetoggle');
  expect(code).not.toMatch(/\bimport\(|defineProperty|toStringTag/);
});

it('leaves out what is for the server', async () => {
  const code = await bundleScript('shell/client/start/start.ts');
  expect(code).not.toMatch(/on the server|typeof document/);
});
