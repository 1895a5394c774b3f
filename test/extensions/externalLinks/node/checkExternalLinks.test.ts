import { expect, it } from 'vitest';
import type { LinkAnswer } from '../../../../src/extensions/externalLinks/node/checkUrl';
import { checkExternalLinks } from '../../../../src/extensions/externalLinks/node/checkExternalLinks';

const check = (answers: Record<string, LinkAnswer>) =>
  checkExternalLinks(
    Object.keys(answers).map((url) => ({ url, places: [] })),
    { 'wall.org': 'serves people only' },
    async (url) => answers[url] ?? { kind: 'alive' },
  );

it('tells dead links, those that have moved, and those of which nobody knows', async () => {
  const report = await check({
    'https://alive.org/': { kind: 'alive' },
    'https://gone.org/': { kind: 'dead', reason: 'answers 404' },
    'https://nobody.org/': { kind: 'unknownHost' },
    'https://old.org/': { kind: 'moved', to: 'https://new.org/' },
    'https://slow.org/': { kind: 'unclear', reason: 'does not answer in time' },
  });
  const list = (name: 'dead' | 'moved' | 'unclear') =>
    report[name].map(({ link, reason }) => `${link.url} ${reason}`);
  expect(report.checked).toBe(5);
  expect(list('dead')).toEqual([
    'https://gone.org/ answers 404',
    'https://nobody.org/ there is no such host',
  ]);
  expect(list('moved')).toEqual(['https://old.org/ has moved to https://new.org/']);
  expect(list('unclear')).toEqual(['https://slow.org/ does not answer in time']);
});

it('tolerates the refusal of a bot wall, but not that a page of it is gone', async () => {
  const report = await check({
    'https://wall.org/soil': { kind: 'refused', status: 403 },
    'https://other.org/': { kind: 'refused', status: 403 },
    'https://wall.org/gone': { kind: 'dead', reason: 'answers 404' },
  });
  expect(report.dead.map(({ link }) => link.url)).toEqual(['https://wall.org/gone']);
  expect(report.unclear.map(({ link }) => link.url)).toEqual(['https://other.org/']);
});

it('blames no link where there is no network', async () => {
  const offline = {
    'https://a.org/': { kind: 'unknownHost' },
    'https://b.org/': { kind: 'unknownHost' },
  } as const;
  await expect(check(offline)).rejects.toThrow('Is there a network?');
  expect((await check({})).checked).toBe(0);
});
