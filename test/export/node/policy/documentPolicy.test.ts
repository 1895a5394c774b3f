import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { getDocumentPolicy, LIBRARY_STYLES } from '../../../../src/export/node/policy/documentPolicy';

const SCRIPT = 'document.documentElement.hidden = false';
const STYLE = '.rake { color: green }';
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function getDirectives(
  kind: 'page' | 'demo' = 'page',
  services: Parameters<typeof getDocumentPolicy>[1]['services'] = {},
): Record<string, string> {
  const policy = getDocumentPolicy(
    { scripts: [SCRIPT], styles: [STYLE] },
    { kind, services, formTargets: ['https://sandbox.example/define'] },
  );
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );
}

describe('the policy of a page', () => {
  it('allows its own code by hash, and no other inline code', () => {
    expect(getDirectives()).toMatchObject({
      'default-src': `'self'`,
      'script-src': `'self' ${hash(SCRIPT)}`,
      'style-src': ["'self'", hash(STYLE), ...LIBRARY_STYLES.map(hash)].join(' '),
      'connect-src': `'self'`,
      'form-action': `'self' https://sandbox.example`,
      'base-uri': `'none'`,
      'object-src': `'none'`,
      'require-trusted-types-for': `'script'`,
    });
  });

  it('allows the hosts of the services that the deployment has', () => {
    const {
      'script-src': scripts,
      'connect-src': connections,
      'require-trusted-types-for': types,
    } = getDirectives('page', {
      analyticsId: 'G-1',
      adScript: 'https://ads.example/a.js?zone=1',
      adFeed: '/feed.json',
      feedbackEndpoint: 'https://feedback.example/send',
    });
    expect(scripts).toBe(`'self' ${hash(SCRIPT)} https://www.googletagmanager.com https://ads.example`);
    expect(types).toBeUndefined();
    expect(connections).toMatch(/^'self' https:\/\/\*\.google-analytics\.com .*https:\/\/feedback\.example$/);
  });
});

it('a demo’s own document may run what its readers write, and still no inline script but its own', () => {
  const directives = getDirectives('demo');
  expect(directives['script-src']).toBe(`'self' ${hash(SCRIPT)} 'unsafe-eval'`);
  expect(directives['style-src']).toBe(`'self' 'unsafe-inline'`);
  expect(directives['require-trusted-types-for']).toBeUndefined();
});

it('the style that Material UI adds while the color scheme changes is the one that is allowed', () => {
  const source = readFileSync('node_modules/@mui/system/cssVars/createCssVarsProvider.js', 'utf8');
  expect(LIBRARY_STYLES).toContain(/DISABLE_CSS_TRANSITION = '(.*?)'/.exec(source)?.[1]);
});
