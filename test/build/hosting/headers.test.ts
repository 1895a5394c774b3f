import { describe, expect, it } from 'vitest';
import { getHeaders } from '../../../src/build/hosting/headers';
import { getStaticHostFiles } from '../../../src/build/hosting/staticHostFiles';

const kinds = getHeaders({
  sandboxes: { stackblitz: 'https://one.example/run', codesandbox: 'https://two.example/api/define' },
});

const [headersFile] = getStaticHostFiles(kinds, []);

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

  it('never come from two rules of a static host, which would join the values', () => {
    const names = [...(headersFile?.body.matchAll(/^ {2}([\w-]+): /gm) ?? [])].map(([, name]) => name);
    expect(names).toContain('Cache-Control');
    expect(names).toHaveLength(new Set(names).size);
  });
});
