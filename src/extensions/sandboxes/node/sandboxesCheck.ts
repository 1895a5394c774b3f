import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DemoTheme } from '../../../site/shared/product';
import type { Sandbox } from '../shared/createSandbox';
import { listDemoFiles } from '../../../demo/node/packageMap';
import { getSandbox } from './getSandbox';
import { loadProducts } from '../../../site/node/products';
import { run, runMain } from '../../../cli/process/run.mjs';

// Installs, type-checks and builds the sandbox projects of demos, with the real tools:
// `npm run sandboxes:check`, optionally followed by paths of demos. Without any, it takes the demo of each
// product that needs the most packages, and one of every styling, all in both languages. Needs the network.

interface Sample {
  readonly file: string;
  readonly language: 'TS' | 'JS';
  readonly sandbox: Sandbox;
}

await runMain(async () => {
  const samples = await listSamples(process.argv.slice(2));
  const folder = mkdtempSync(path.join(tmpdir(), 'atlas-sandboxes-'));
  try {
    for (const { file, language, sandbox } of samples) {
      console.log(`\n${file} in ${language}`);
      const project = path.join(folder, file);
      // Keeps the installed packages for the demo's other language.
      const isOld = (name: string) => name !== 'node_modules';
      const old = existsSync(project) ? readdirSync(project).filter(isOld) : [];
      for (const name of old) rmSync(path.join(project, name), { recursive: true });
      writeSandbox(project, sandbox);
      await run('npm', ['install', '--prefix', project, '--no-audit', '--no-fund', '--loglevel=error']);
      // In TypeScript, this runs `tsc` first.
      await run('npm', ['run', 'build', '--prefix', project, '--silent', '--', '--logLevel=error']);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  console.log(`\n${samples.length} projects install and build.`);
});

async function listSamples(files: readonly string[]): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (const { id, demoTheme } of await loadProducts()) {
    const all = listDemoFiles(path.join('data', id));
    const chosen =
      files.length > 0 ? all.filter((file) => files.includes(file)) : await choose(all, demoTheme);
    for (const file of chosen) {
      for (const language of ['TS', 'JS'] as const) {
        samples.push({ file, language, sandbox: await getSandbox(file, language, demoTheme) });
      }
    }
  }
  return samples;
}

/** The demo with the most packages, and the first of each styling that has a folder. */
async function choose(files: readonly string[], theme: DemoTheme): Promise<string[]> {
  const chosen = files.filter((file, index) => {
    const [styling] = /(?:tailwind|css)\/index\.tsx$/.exec(file) ?? [];
    return styling !== undefined && files.findIndex((one) => one.endsWith(styling)) === index;
  });
  let largest = { file: '', size: 0 };
  for (const file of files) {
    const { 'package.json': manifest = '' } = (await getSandbox(file, 'TS', theme)).files;
    if (manifest.length > largest.size) largest = { file, size: manifest.length };
  }
  return largest.file ? [largest.file, ...chosen] : chosen;
}

function writeSandbox(folder: string, { files }: Sandbox): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
