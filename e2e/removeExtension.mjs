import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run, runMain } from '../src/cli/process/run.mjs';

// Shows that a site can do without an extension: deletes its folder and its line in a copy of the repository, and checks
// what is left. `npm run extension:remove -- icons`; without a name, the commit decides which of them it is.
// `--unit` runs all unit tests, too.

const COPY = '.cache/without-extension';

/** Extensions that have pages, tools, slots in the frame, data of their own, or a program beside the site. */
const REMOVABLE = ['icons', 'themeTools', 'archive', 'mcp', 'social', 'ads'];

/** Tests of what extensions take part in, and of the rules between them. The whole, with all content, takes minutes. */
const TESTS = ['architecture.test.ts', 'page', 'shell', 'site', 'export', 'extensions'].map(
  (name) => `test/${name}`,
);

await runMain(async () => {
  const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  for (const name of names.length > 0 ? names : [chooseByCommit()]) await checkWithout(name);
});

/** All are removed in turn, and a failure can be repeated on its commit. */
function chooseByCommit() {
  const hash = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });
  return REMOVABLE[parseInt(hash.slice(0, 8), 16) % REMOVABLE.length] ?? '';
}

/** @param {string} name */
async function checkWithout(name) {
  if (!existsSync(`src/extensions/${name}`))
    throw new Error(`There is no extension "${name}" in src/extensions.`);
  copyRepository();
  remove(name);
  const check = async (/** @type {string} */ what, /** @type {string[]} */ command, cwd = COPY) => {
    console.log(`Without ${name}: ${what} …`);
    await run('npx', command, { cwd });
  };
  const checkTypes = async (/** @type {readonly string[]} */ projects) => {
    for (const project of projects) await check(`types of ${project}`, ['tsc', '-p', project]);
  };
  await Promise.all([checkTypes(['tsconfig.json', 'e2e']), checkTypes(['test'])]);
  await Promise.all([
    check('content', ['jiti', 'src/cli/preflight.ts']),
    check('unit tests', ['vitest', 'run', ...(process.argv.includes('--unit') ? [] : TESTS)]),
  ]);
  await buildFixture();
  console.log(`✓ Nothing needs the extension "${name}".`);
}

/** The files that git knows, as they are on the disk. */
function copyRepository() {
  rmSync(COPY, { recursive: true, force: true });
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8', maxBuffer: 64e6 }).split('\0');
  for (const file of files.filter((one) => one !== '' && existsSync(one))) {
    mkdirSync(path.dirname(path.join(COPY, file)), { recursive: true });
    cpSync(file, path.join(COPY, file));
  }
  symlinkSync(path.resolve('node_modules'), path.join(COPY, 'node_modules'));
}

/** The folder and its line; its tests lie in folders of its name. @param {string} name */
function remove(name) {
  for (const folder of ['src', 'test', 'e2e', 'e2e/fixture'])
    rmSync(path.join(COPY, folder, 'extensions', name), { recursive: true, force: true });
  const list = path.join(COPY, 'src/extensions/index.ts');
  const lines = readFileSync(list, 'utf8').split('\n');
  const left = lines.filter((line) => !line.startsWith(`  ${name}: `));
  if (left.length !== lines.length - 1) throw new Error(`${list} has not one line for "${name}".`);
  writeFileSync(list, left.join('\n'));
}

/** Builds the small site in the copy. */
async function buildFixture() {
  const command = "import('./e2e/fixtureBuild.mjs').then((fixture) => fixture.ensureFixture())";
  await run(process.execPath, ['-e', command], { cwd: COPY });
}
