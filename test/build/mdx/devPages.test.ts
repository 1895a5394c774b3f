import { afterEach, describe, expect, it, vi } from 'vitest';
import { getDevSource } from '../../../src/build/mdx/devPages';

const SOURCE = '---\ntitle: Rake\naliases:\n  Twigs: Leaves\n---\n\n<Demo name="Leaves" />\n\n---\n\nMore.\n';
const STUB = '---\ntitle: Rake\n---\n\nLeft out: `DEV_PAGES` does not name this page.\n';
const FILE = '/site/data/material-ui/react-rake/react-rake.mdx';

afterEach(() => vi.unstubAllEnvs());

describe('getDevSource', () => {
  it.each([
    ['development', undefined, SOURCE],
    ['development', 'material-ui/react-rake', SOURCE],
    ['development', 'joy-ui,material-ui/react-rake/', SOURCE],
    ['development', 'material-ui', SOURCE],
    ['development', 'material-ui/react-ra', STUB],
    ['development', 'joy-ui', STUB],
    ['production', 'joy-ui', SOURCE],
  ])('in %s with DEV_PAGES=%s', (mode, pages, expected) => {
    vi.stubEnv('NODE_ENV', mode);
    vi.stubEnv('DEV_PAGES', pages);
    expect(getDevSource(SOURCE, FILE)).toBe(expected);
  });
});
