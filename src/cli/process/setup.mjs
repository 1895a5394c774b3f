import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { recover } from '../../export/node/documents/publish.mjs';
import { withLock } from './lock.mjs';
import { createProgress } from './progress.mjs';
import { run } from './run.mjs';

const INSTALLED_LOCK_FILE = 'node_modules/.installed-lock';

/** Installs the packages of the lockfile, unless exactly these are installed. */
export async function ensureInstalled() {
  // A copy of the site for tests shares the packages of the repository; npm ci would delete them there.
  if (lstatSync('node_modules', { throwIfNoEntry: false })?.isSymbolicLink()) return;
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  const isInstalled = () =>
    existsSync(INSTALLED_LOCK_FILE) && readFileSync(INSTALLED_LOCK_FILE, 'utf8') === lock;
  if (isInstalled()) return;
  await withLock(async () => {
    // Another process may just have done it.
    if (isInstalled()) return;
    const progress = createProgress();
    progress.begin('install');
    await run('npm', ['ci', '--no-audit', '--no-fund'], { onLine: progress.log });
    writeFileSync(INSTALLED_LOCK_FILE, lock);
    progress.end();
  });
}

/** Usual paths of Chromium, after `CHROMIUM_PATH`. */
const CHROMIUM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of an installed Chromium; `undefined` when there is none. */
export function findChromium() {
  return [process.env.CHROMIUM_PATH, ...CHROMIUM_PATHS].find((file) => file && existsSync(file));
}

/** Debian's headless build of Chromium. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Path of the Chromium that runs the browser tests: the headless build if it is installed, which takes half
 * the time; else the full browser. `CHROMIUM_PATH` takes precedence over both.
 */
export function findTestChromium() {
  return !process.env.CHROMIUM_PATH && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findChromium();
}

/**
 * Makes sure that there is a Chromium for the browser tests, and a font with the widths of Arial: installs
 * Debian's if apt is available. The headless build is only faster: without it, the tests run in the full
 * browser.
 * @throws Error that says what to install
 */
export async function ensureChromium() {
  const missing = [...(findChromium() ? [] : ['chromium']), ...(hasArial() ? [] : ['fonts-liberation'])];
  const faster = process.env.CHROMIUM_PATH || existsSync(HEADLESS_SHELL) ? [] : ['chromium-headless-shell'];
  if (missing.length + faster.length === 0) return;
  if (!hasCommand('apt-get')) {
    if (findChromium()) return;
    throw new Error('The browser tests need Chromium. Install it, or set CHROMIUM_PATH to its executable.');
  }
  try {
    await installFromDebian([...missing, ...faster]);
  } catch (error) {
    if (missing.length > 0) throw error;
    console.log(`${faster.join()} could not be installed: the browser tests take longer.`);
  }
}

/**
 * Installs Debian packages.
 * @param {readonly string[]} packages
 * @throws Error when apt-get fails, or needs a password
 */
async function installFromDebian(packages) {
  const [command, ...prefix] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  console.log(`Installing ${packages.join(' and ')} from the Debian packages …`);
  await run(command, [...prefix, 'update', '-qq']);
  await run(command, [...prefix, 'install', '-y', '-qq', '--no-install-recommends', ...packages], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** Debian packages of the servers whose configurations are tested (`e2e/hosts`). */
const SERVER_PACKAGES = { nginx: ['nginx', 'libnginx-mod-http-brotli-static'], caddy: ['caddy'] };

/**
 * Path of an installed server; `undefined` when there is none.
 * @param {string} name
 */
export function findServer(name) {
  return ['/usr/sbin', '/usr/bin', '/usr/local/bin']
    .map((folder) => path.join(folder, name))
    .find(existsSync);
}

/** Installs the servers that are missing, if apt is available; without them, their tests are skipped. */
export async function ensureServers() {
  const missing = Object.entries(SERVER_PACKAGES).filter(([name]) => !findServer(name));
  if (missing.length === 0 || !hasCommand('apt-get')) return;
  try {
    await installFromDebian(missing.flatMap(([, packages]) => packages));
  } catch {
    console.log('The servers could not be installed: the tests of their configurations are skipped.');
  }
}

/**
 * Debian packages of the engines other than Chromium that run browser tests (`e2e/engines`), and the programs
 * that they need, of which the first is started.
 * @type {Readonly<Record<string, { packages: readonly string[], programs: readonly string[] }>>}
 */
const ENGINES = {
  firefox: { packages: ['firefox-esr'], programs: ['firefox-esr'] },
  webkit: { packages: ['webkit2gtk-driver', 'xvfb'], programs: ['WebKitWebDriver', 'Xvfb'] },
};

/**
 * Path of the program that runs an engine for tests; `undefined` if it, or what it needs, is not installed.
 * @param {string} name
 */
export function findEngine(name) {
  const paths = (ENGINES[name]?.programs ?? []).map((program) => path.join('/usr/bin', program));
  return paths.every(existsSync) ? paths[0] : undefined;
}

/** Installs the engines that are missing, if apt is available; without them, their tests are skipped. */
export async function ensureEngines() {
  const missing = Object.entries(ENGINES).filter(([name]) => !findEngine(name));
  if (missing.length === 0 || !hasCommand('apt-get')) return;
  try {
    await installFromDebian(missing.flatMap(([, { packages }]) => packages));
  } catch {
    console.log('Firefox and WebKit could not be installed: their tests are skipped.');
  }
}

/** Whether there is a font with the widths of Arial, on which the fallbacks of web fonts are based. */
function hasArial() {
  if (process.platform !== 'linux') return true;
  try {
    return /^(?:Arial|Liberation)/.test(execFileSync('fc-match', ['Arial', 'family'], { encoding: 'utf8' }));
  } catch {
    // Unknown without fontconfig.
    return false;
  }
}

/** @param {string} name */
function hasCommand(name) {
  try {
    execFileSync('which', [name], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Everything that the export is made from. */
const SOURCES = ['pages', 'src', 'data', 'public', 'next.config.ts', 'package-lock.json'];

/**
 * Builds the export when it is missing or older than a source.
 * @returns {Promise<boolean>} whether it was built
 */
export async function ensureExport() {
  // Without the lock, which has to be written: a finished site can be served from a read-only disk.
  if (isUpToDate('out', SOURCES)) return false;
  return withLock(async () => {
    // Another process may have built it, or have been killed when only publishing was left.
    recover();
    if (isUpToDate('out', SOURCES)) return false;
    console.log(existsSync('out') ? 'Sources have changed: building the site …' : 'Building the site …');
    await run(process.execPath, ['src/cli/build.mjs']);
    return true;
  });
}

/**
 * Whether an export is complete and up to date.
 * @param {string} folder
 * @param {readonly string[]} sources
 */
export function isUpToDate(folder, sources) {
  const marker = path.join(folder, '.complete');
  const builtAt = existsSync(marker) ? statSync(marker).mtimeMs : 0;
  return sources.every((source) => getNewest(source) <= builtAt);
}

/**
 * Time of the last change in a file or folder.
 * @param {string} file
 * @returns {number}
 */
function getNewest(file) {
  const stats = statSync(file);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(file).map((name) => getNewest(path.join(file, name))));
}
