import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  existsSync,
  readFileSync,
  readdirSync,
  statSync,
  truncateSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runMain } from '../src/cli/process/run.mjs';
import { copyFixture, FIXTURE_FOLDER } from './copyFixture.mjs';

// Kills builds of the small site of test/fixtures/site, and builds it again: `npm run build:interrupt`, and
// `npm run build:interrupt -- --all` for all moments, with a whole build after each. Without a browser.

const FOLDER = '.cache/interrupted-site';

const OUT = path.join(FOLDER, 'out');

const BUILD = ['src/cli/build.mjs'];

/** What `npm start` does before it serves. */
const START = [
  '--input-type=module',
  '-e',
  "import { ensureExport } from './src/cli/process/setup.mjs'; await ensureExport();",
];

/** Name of a variable by which the processes of a build are found. */
const MARK = 'ATLAS_INTERRUPTED_BUILD';

/**
 * Moments of a build, in their order: what it has printed, or the file that it has written. What is between the
 * renames of a publication is too short to be met: `test/build/export/publish.test.ts` stops there.
 * @type {readonly { name: string, line?: RegExp, file?: string, isRare?: boolean }[]}
 */
const MOMENTS = [
  { name: 'while the bundler works', line: /^compile …/m },
  { name: 'while page data are collected', line: /^pages …/m, isRare: true },
  { name: 'while pages are rendered', line: /^pages \d+ of/m, isRare: true },
  { name: 'when Next begins to write the export', file: '.export/_next', isRare: true },
  { name: 'while Next writes pages', file: '.export/404.html', isRare: true },
  { name: 'while the export is completed', file: '.export/.begun', isRare: true },
  { name: 'when the sitemap is written', file: '.export/sitemap.xml', isRare: true },
  { name: 'while files are compressed', file: '.export/index.html.br' },
];

await runMain(async () => {
  const isThorough = process.argv.includes('--all');
  await prepareExport();
  let earlier = hashExport();
  /** What the interrupted builds have left in the export's place: the earlier one or, not known yet, the new one. */
  const left = new Map();
  const compareWithNew = () => {
    const newer = hashExport();
    if (newer === earlier) throw new Error('The build has not replaced the earlier site.');
    for (const [name, site] of left) {
      if (site !== earlier && site !== newer)
        throw new Error(`Killed ${name}, the build has left no whole site.`);
    }
    left.clear();
    earlier = newer;
    changeContent();
  };

  changeContent();
  for (const moment of MOMENTS.filter(({ isRare }) => isThorough || !isRare)) {
    await interrupt(moment, 'SIGKILL');
    left.set(moment.name, hashExport());
    truncateBuildFiles();
    console.log(`✓ killed ${moment.name}`);
    if (!isThorough) continue;
    await finish();
    compareWithNew();
  }
  await interrupt({ name: 'while the bundler works', line: /^compile …/m }, 'SIGTERM');
  left.set('by SIGTERM', hashExport());
  console.log('✓ ended by SIGTERM');
  await buildBeside(START);
  compareWithNew();
  console.log('✓ built, while another process waited to serve the site');
  if (isThorough) {
    await buildBeside(BUILD);
    compareWithNew();
    console.log('✓ built twice at once');
  }
});

/** Writes the sources, and makes sure that there is an earlier export. */
async function prepareExport() {
  copyFixture(FOLDER);
  // Any will do. That of the browser tests is the same site, and its caches save a minute.
  for (const name of ['out', 'hosting', '.cache']) {
    const [source, target] = [path.join(FIXTURE_FOLDER, name), path.join(FOLDER, name)];
    if (existsSync(source) && !existsSync(target)) cpSync(source, target, { recursive: true });
  }
  if (!existsSync(path.join(OUT, '.complete'))) await finish();
}

/** Another text: the next site is not the earlier one. */
function changeContent() {
  appendFileSync(path.join(FOLDER, 'data/garden/garden.mdx'), '\nOne more bed.\n');
}

/**
 * Empties the files that Next has written about the build, as if it had been killed while it wrote them: a moment too
 * short to be hit. Not in all folders: some hold links to packages.
 */
function truncateBuildFiles() {
  for (const folder of ['.next', '.next/diagnostics'].map((name) => path.join(FOLDER, name))) {
    for (const entry of readdirSync(folder, { withFileTypes: true }))
      if (entry.isFile()) truncateSync(path.join(folder, entry.name));
  }
}

/** A number for the bytes of the export and its configurations. @throws Error when it is not complete */
function hashExport() {
  if (!existsSync(path.join(OUT, '.complete'))) throw new Error('out/ is not a complete export.');
  const hash = createHash('sha256');
  for (const folder of [OUT, path.join(FOLDER, 'hosting')]) {
    for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      const file = path.join(folder, entry);
      if (statSync(file).isFile()) hash.update(`${file}\0`).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

/**
 * Starts a command, whose output is kept.
 * @param {readonly string[]} args
 */
function start(args) {
  const child = spawn(process.execPath, args, {
    cwd: FOLDER,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, [MARK]: String(process.pid) },
  });
  const build = { child, output: '', ended: once(child, 'close') };
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => (build.output += text));
  return build;
}

/**
 * @param {readonly string[]} [args]
 * @throws Error with the output of a command that fails
 */
async function finish(args = BUILD) {
  const build = start(args);
  const [code] = await build.ended;
  if (code !== 0) throw new Error(`${build.output}\nThe build has failed with ${code}.`);
  return build.output;
}

/**
 * Builds while another process wants to do so, too.
 * @param {readonly string[]} other
 */
async function buildBeside(other) {
  const outputs = await Promise.all([finish(), finish(other)]);
  const waiting = outputs.filter((output) => output.includes('waiting for it'));
  if (waiting.length !== 1) throw new Error('Of two processes at once, one has to wait for the other.');
}

/**
 * Interrupts a build at a moment, and waits until nothing that it has started runs.
 * @param {(typeof MOMENTS)[number]} moment
 * @param {'SIGKILL' | 'SIGTERM'} signal for the process at the top, which after SIGKILL cannot end the others
 */
async function interrupt({ name, line, file }, signal) {
  const build = start(BUILD);
  const isReached = () => (line ? line.test(build.output) : existsSync(path.join(FOLDER, file ?? '')));
  while (!isReached() && build.child.exitCode === null) await wait(1);
  if (build.child.exitCode !== null)
    throw new Error(`${build.output}\nThe build has ended, and not ${name}.`);
  // Not `build.ended`, which waits for all who may write to its output.
  const exited = once(build.child, 'exit');
  build.child.kill(signal);
  const [code] = await exited;
  if (signal === 'SIGTERM' && code !== 143) throw new Error(`SIGTERM has ended the build with ${code}.`);
  for (let tries = 0; listProcesses().length > 0; tries += 1) {
    if (tries === 100)
      throw new Error(`Killed ${name}, the build has left processes: ${listProcesses().join()}`);
    await wait(50);
  }
}

/** Ids of the processes of builds; none where the system does not list them. */
function listProcesses() {
  if (!existsSync('/proc')) return [];
  return readdirSync('/proc').filter((id) => {
    if (!/^\d+$/.test(id)) return false;
    try {
      return readFileSync(`/proc/${id}/environ`, 'utf8').includes(`${MARK}=${process.pid}\0`);
    } catch {
      // It has ended, or is another user's.
      return false;
    }
  });
}
