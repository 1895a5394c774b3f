// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { createFileReader } from '../../../../src/extensions/archive/client/fileReader';
import { RECEIVER } from '../../../../src/extensions/archive/shared/archive';

const ROOT = 'file:///home/ada/garden-docs/';

const findScript = () => document.querySelector<HTMLScriptElement>('head script');

beforeEach(() => document.head.replaceChildren());

describe('a file of the search index', () => {
  it('comes from a script of the archive, which goes when it has run', async () => {
    const file = createFileReader(ROOT)('/search/names.json');
    expect(findScript()?.src).toBe(`${ROOT}search/names.json.js`);
    (window as unknown as Record<string, (path: string, value: unknown) => void>)[RECEIVER]?.(
      '/search/names.json',
      { rake: 1 },
    );
    findScript()?.dispatchEvent(new Event('load'));
    await expect(file).resolves.toEqual({ rake: 1 });
    expect(findScript()).toBeNull();
  });

  it('has a name that is an address', () => {
    void createFileReader(ROOT)('/search/words-ä.json');
    expect(findScript()?.src).toBe(`${ROOT}search/words-%C3%A4.json.js`);
  });

  it('is missed with its name', async () => {
    const file = createFileReader(ROOT)('/search/names.json');
    findScript()?.dispatchEvent(new Event('error'));
    await expect(file).rejects.toThrow('/search/names.json is not in the archive');
    expect(findScript()).toBeNull();
  });
});
