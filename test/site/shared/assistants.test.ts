import { expect, it } from 'vitest';
import { getAssistantLink } from '../../../src/site/shared/assistants';

const values = { prompt: 'Read $& and “answer”: a=b&c?', url: 'https://garden.example/rake.md' };

it.each([
  [
    'https://ask.example/?q={prompt}&from=docs',
    'https://ask.example/?q=Read%20%24%26%20and%20%E2%80%9Canswer%E2%80%9D%3A%20a%3Db%26c%3F&from=docs',
  ],
  ['https://ask.example/read/{url}', 'https://ask.example/read/https%3A%2F%2Fgarden.example%2Frake.md'],
])('%s gets the value, so that nothing of it is read as a part of the address', (address, link) => {
  expect(getAssistantLink({ name: 'Oracle', address }, values)).toBe(link);
});
