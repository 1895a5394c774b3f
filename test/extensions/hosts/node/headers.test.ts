import { describe, expect, it } from 'vitest';
import { readHeaders } from '../../../../src/cli/hostRules.mjs';
import { getHeaders } from '../../../../src/extensions/hosts/node/headers';
import { getStaticHostFiles } from '../../../../src/extensions/hosts/node/staticHostFiles';
import { runInTemporaryFolder, writeFile } from '../../../temporaryFolder';

const kinds = getHeaders({
  sandboxes: { stackblitz: 'https://one.example/run', codesandbox: 'https://two.example/api/define' },
});

const [headersFile] = getStaticHostFiles(kinds, []);

runInTemporaryFolder({});

describe('the headers', () => {
  it('let nobody frame the site, move its base or send its forms elsewhere, but to the sandboxes', () => {
    expect(kinds.everywhere['Content-Security-Policy']?.split('; ')).toEqual([
      "base-uri 'none'",
      "form-action 'self' https://one.example https://two.example",
      "frame-ancestors 'self'",
      "object-src 'none'",
    ]);
  });

  it('want https for two years, for subdomains, too, and in no list of browsers', () => {
    expect(kinds.secure['Strict-Transport-Security']).toBe(
      `max-age=${2 * 365 * 24 * 3600}; includeSubDomains`,
    );
  });

  it('turn off what the site does not use, and neither the clipboard nor the full screen', () => {
    const features = kinds.everywhere['Permissions-Policy']?.split(', ') ?? [];
    expect(features).toContain('camera=()');
    expect(features.filter((one) => /clipboard|fullscreen/.test(one))).toEqual([]);
  });

  it.each(['/', '/garden/', '/garden.md', '/llms.txt', '/garden/llms-full.txt', '/_next/static/a.js'])(
    'of %s never come from two rules of a static host, which would join the values',
    (path) => {
      const rules = (headersFile?.body ?? '').split(/^(?=\/)/m).map((rule) => rule.split('\n  '));
      const matching = rules.filter(([pattern = '']) => {
        const [start = '', end = ''] = pattern.split('*');
        return path.startsWith(start) && path.endsWith(end.trim());
      });
      const names = matching.flatMap(([, ...lines]) => lines.map((line) => line.split(':')[0]));
      expect(names).toContain('Content-Security-Policy');
      expect(names).toHaveLength(new Set(names).size);
    },
  );

  it('keep Markdown out of search engines, which have the pages', () => {
    writeFile('_headers', headersFile?.body ?? '');
    const getHeaders = readHeaders('.');
    for (const path of ['/garden.md', '/llms.txt', '/garden/llms-full.txt']) {
      expect(getHeaders(path), path).toHaveProperty('X-Robots-Tag', 'noindex');
    }
    for (const path of ['/', '/garden/', '/robots.txt', '/garden.md/']) {
      expect(getHeaders(path), path).not.toHaveProperty('X-Robots-Tag');
    }
  });
});
