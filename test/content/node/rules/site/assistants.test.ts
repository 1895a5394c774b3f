import { expect, it } from 'vitest';
import { assistants } from '../../../../../data/assistants';
import { findAssistantDiagnostics } from '../../../../../src/content/node/rules/site/assistants';
import { formatDiagnostic } from '../../../../../src/base/node/diagnostic';

const good = { name: 'Oracle', address: 'https://ask.example/?q={prompt}' };

it.each([
  ['none', []],
  ['one with the page’s address', [{ name: 'Oracle', address: 'https://ask.example/{url}' }]],
  ['those of this deployment', assistants],
])('accepts %s', (_, list) => {
  expect(findAssistantDiagnostics(list)).toEqual([]);
});

it.each([
  [[{ ...good, name: ' ' }], 'has no name'],
  [[good, good], 'twice'],
  [[{ ...good, address: 'javascript:alert({prompt})' }], 'begins with https://'],
  [[{ ...good, address: 'http://ask.example/?q={prompt}' }], 'begins with https://'],
  [[{ ...good, address: 'ask.example/?q={prompt}' }], 'begins with https://'],
  [[{ ...good, address: 'https://ask.example/' }], 'must have one {prompt} or {url}'],
  [[{ ...good, address: 'https://ask.example/?q={prompt}&u={url}' }], 'must have one {prompt} or {url}'],
  [[{ ...good, address: 'https://ask.example/?q={question}' }], 'must have one {prompt} or {url}'],
  [[{ ...good, address: 'https://{url}/' }], 'data/assistants.ts:1: Oracle: '],
])('refuses %j with file, name and fix', (list, message) => {
  expect(findAssistantDiagnostics(list).map(formatDiagnostic)).toEqual([expect.stringContaining(message)]);
});
