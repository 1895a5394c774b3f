import { expect, it } from 'vitest';
import { checkNode, parsePort } from '../../../src/cli/process/environment.mjs';

it.each(['20.9.0', '20.19.1', '22.0.0', '100.0.0'])('runs on Node %s', (version) => {
  expect(() => checkNode(version)).not.toThrow();
});

it.each(['20.8.1', '18.20.0', '9.11.2'])('says what to install in the place of Node %s', (version) => {
  expect(() => checkNode(version)).toThrow(`This is Node ${version}. Install Node 20.9 or later.`);
});

it.each([
  ['1', 1],
  ['3000', 3000],
  ['65535', 65_535],
])('takes the port %s', (text, port) => {
  expect(parsePort('PORT', text)).toBe(port);
});

it.each(['0', '', 'abc', '-1', '3000.5', '0x50', '65536', ' 80'])('says that PORT=%j is no port', (text) => {
  expect(() => parsePort('PORT', text)).toThrow(
    `PORT=${text} is not a port. Choose a number from 1 to 65535, such as PORT=8080.`,
  );
});
