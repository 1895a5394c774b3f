import path from 'node:path';
import { getDemoName, toFileName, toWords } from '../../../demo/shared/demo';
import type { DemoTheme } from '../../../site/shared/product';
import { createSandbox, type Sandbox } from '../shared/createSandbox';
import { readText } from '../../../base/node/files';
import { findDemoFiles } from '../../../demo/node/files/demoFiles';
import { getSandboxPackages } from '../../../demo/node/files/packages';
import { readPublishedCode } from '../../../demo/node/files/sampleData';
import { toJavaScript } from '../../../demo/node/toJavaScript';

/**
 * The project of a demo, as its toolbar sends it to a sandbox.
 * @param file repository path of the demo
 * @throws Error when the demo cannot be compiled, or a file or package is missing
 */
export async function getSandbox(file: string, language: 'TS' | 'JS', theme: DemoTheme): Promise<Sandbox> {
  const demo = path.resolve(file);
  const code = readText(demo);
  const files = findDemoFiles(code, demo).map(async (one) => [
    toFileName(path.basename(one), language),
    await readCode(one, language),
  ]);
  return createSandbox({
    title: toWords(getDemoName(file)),
    code: await readCode(demo, language),
    language,
    theme,
    files: Object.fromEntries(await Promise.all(files)),
    packages: getSandboxPackages(code, demo),
  });
}

async function readCode(file: string, language: 'TS' | 'JS'): Promise<string> {
  const code = readPublishedCode(file);
  return language === 'TS' || file.endsWith('.css') ? code : toJavaScript(code, file);
}
