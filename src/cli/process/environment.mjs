import { readFileSync } from 'node:fs';

/**
 * Checks that this Node can run the site.
 * @throws Error with the version to install
 */
export function checkNode(version = process.versions.node) {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  const needed = engines.node.replace('>=', '');
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [neededMajor, neededMinor] = needed.split('.').map(Number);
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) return;
  throw new Error(`This is Node ${version}. Install Node ${needed} or later.`);
}

/**
 * The port in a variable or an option.
 * @param {string} name as the user has written it: `PORT`
 * @param {string} text
 * @throws Error with an example when it is not a port
 */
export function parsePort(name, text) {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port >= 1 && port <= 65_535) return port;
  throw new Error(`${name}=${text} is not a port. Choose a number from 1 to 65535, such as ${name}=8080.`);
}
