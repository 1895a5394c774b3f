import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../../src/build/files';
import { copyEngine } from '../copySite.mjs';

/** What a build of the site costs with many more pages. */
export interface BuildCost {
  /** How many were added. */
  readonly pages: number;
  /** CPU of all processes in s. */
  readonly cpu: number;
  /** Elapsed time in s. */
  readonly wall: number;
}

const DEMOS_PER_PAGE = 5;

/** Where the last build's messages are. */
const LOG = path.join(os.tmpdir(), 'atlas-bench-build.log');

/** Components that the synthetic demos show in turn, with the props that give each its accessible name. */
const COMPONENTS = [
  ['Button', ''],
  ['Chip', 'label="Chip"'],
  ['Switch', `inputProps={{ 'aria-label': 'Switch' }}`],
  ['Slider', 'aria-label="Slider"'],
  ['TextField', 'label="Text"'],
] as const;

/** Builds a copy of the site with generated pages, and takes its CPU time. */
export function measureBuild(pages: number): Promise<BuildCost> {
  return inSyntheticSite(pages, (folder) => ({ pages, ...build(folder) }));
}

/** The gates of a copy of the site with generated pages, elapsed time in s; their report is in `LOG`. */
export function measureGates(pages: number): Promise<number> {
  return inSyntheticSite(pages, (folder) => {
    build(folder);
    for (const name of ['e2e', 'playwright.config.ts']) {
      cpSync(path.join(ROOT, name), path.join(folder, name), { recursive: true });
    }
    return time('npx playwright test --project=gates', folder).wall;
  });
}

function build(folder: string): Omit<BuildCost, 'pages'> {
  return time('node src/build/commands/build.mjs', folder);
}

/** Does something in a copy of the site with generated pages, which is deleted afterwards. */
export async function inSyntheticSite<Result>(
  pages: number,
  callback: (folder: string) => Result | Promise<Result>,
): Promise<Result> {
  const folder = path.join(ROOT, '.cache/synthetic-site');
  copyEngine(folder);
  cpSync(path.join(ROOT, 'data'), path.join(folder, 'data'), { recursive: true });
  try {
    writePages(folder, pages);
    return await callback(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs a command to its end, with its output in `LOG`. @throws Error when it fails */
function time(command: string, folder: string): Omit<BuildCost, 'pages'> {
  const started = process.hrtime.bigint();
  const { status, stderr } = spawnSync(
    '/bin/bash',
    ['-c', `TIMEFORMAT="%U %S"; time ${command} > ${LOG} 2>&1`],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    },
  );
  if (status !== 0) throw new Error(`${command} failed: see ${LOG}`);
  const wall = Number(process.hrtime.bigint() - started) / 1e9;
  const cpu = stderr
    .trim()
    .split(' ')
    .reduce((sum, part) => sum + Number(part), 0);
  return { cpu, wall };
}

/** Adds the pages to those of a product, at the end of its menu. */
function writePages(folder: string, count: number): void {
  const product = path.join(folder, 'data/material-ui');
  const names = Array.from({ length: count }, (_, index) => `synthetic-${index}`);
  for (const [index, name] of names.entries()) writePage(path.join(product, name), name, index);
  const items = names.map((name) => `{ pathname: '/material-ui/${name}', title: '${name}' },\n`);
  const menu = path.join(product, 'menu.ts');
  const code = readFileSync(menu, 'utf8');
  const end = code.lastIndexOf('];');
  writeFileSync(menu, code.slice(0, end) + items.join('') + code.slice(end));
}

function writePage(folder: string, name: string, index: number): void {
  mkdirSync(folder, { recursive: true });
  const sections = Array.from({ length: DEMOS_PER_PAGE }, (_, demo) => {
    const paragraph = `Sentence ${index} of section ${demo} says something that no other page says. `.repeat(
      16,
    );
    return `## Section ${demo}\n\n${paragraph}\n\n\`\`\`tsx\nconst value = ${index * 10 + demo};\n\`\`\`\n\n<Demo name="Demo${demo}" />\n`;
  });
  writeFileSync(
    path.join(folder, `${name}.mdx`),
    `---\ntitle: ${name}\ndescription: Generated page ${index}.\n---\n\n${sections.join('\n')}`,
  );
  for (let demo = 0; demo < DEMOS_PER_PAGE; demo += 1) {
    const [component, props] = COMPONENTS[demo] ?? COMPONENTS[0];
    const content = component === 'Button' ? `>Press ${index}</Button>` : ' />';
    writeFileSync(
      path.join(folder, `Demo${demo}.tsx`),
      `import * as React from 'react';
import Stack from '@mui/material/Stack';
import ${component} from '@mui/material/${component}';

export default function Demo${demo}() {
  const [count, setCount] = React.useState(${index});
  return (
    <Stack direction="row" spacing={2} onClick={() => setCount(count + 1)}>
      <span>{count}</span>
      <${component} ${props}${content}
    </Stack>
  );
}
`,
    );
  }
}
