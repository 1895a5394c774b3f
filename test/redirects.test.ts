import { describe, expect, it } from 'vitest';
import { formerAddresses } from '../data/redirects';
import anchors from '../data/referenceAnchors.json';
import referencePages from '../data/referencePages.json';
import { findDeadRedirects } from '../src/export/node/redirects/deadRedirects';
import { hasSplat, expandRules } from '../src/export/node/redirects/redirect';
import { paths, redirects, STUDIO } from './formerSite';

const rules = expandRules(redirects);

const toPath = (target: string) => target.replace(/[?#].*/, '');

describe('the table of former addresses', () => {
  it('leads to pages of the reference alone, and to anchors that it has', () => {
    const { pages, shortLinks } = formerAddresses;
    const targets = [...Object.values(pages), ...Object.values(shortLinks)].filter(
      (to) => !/\/api\//.test(to),
    );
    const known = [...referencePages, STUDIO];
    expect(targets.filter((to) => !known.includes(toPath(to)))).toEqual([]);
    const ids: Readonly<Record<string, readonly string[]>> = anchors;
    const linked = targets.map((to) => to.split('#')).filter(([, hash]) => hash !== undefined);
    expect(linked.filter(([page = '', hash = '']) => !ids[page.slice(0, -1)]?.includes(hash))).toEqual([]);
  });

  it('hides no page, and leads to none that has moved again, or back', () => {
    expect(rules.filter(({ from }) => paths.has(from))).toEqual([]);
    const sources = new Set(rules.map(({ from }) => from));
    expect(sources.size).toBe(rules.length);
    const moves = redirects.filter(({ to }) => !/\?|:splat/.test(to));
    expect(moves.length).toBeGreaterThan(300);
    expect(moves.filter(({ to }) => sources.has(toPath(to)) || !paths.has(toPath(to)))).toEqual([]);
  });

  it('leads to a page by every rule, also with a language before a former address', () => {
    const targets = new Map([...paths].map((path) => [path, null]));
    expect(findDeadRedirects(redirects, targets)).toEqual([]);
  });

  it('calls no short link moved for good', () => {
    const short = redirects.filter(({ from }) => from.startsWith('/r/'));
    expect(short.length).toBe(Object.keys(formerAddresses.shortLinks).length);
    expect(short.filter(({ status }) => status !== 302)).toEqual([]);
  });

  it('stays below what Cloudflare takes', () => {
    expect(rules.filter(hasSplat).length).toBeLessThanOrEqual(100);
    expect(rules.filter((rule) => !hasSplat(rule)).length).toBeLessThanOrEqual(2000);
  });
});
