import { expect, it } from 'vitest';
import { findDeadRedirects } from '../../../../src/export/node/redirects/deadRedirects';

const targets = new Map([
  ['/', new Set<string>()],
  ['/garden/', new Set(['tools'])],
]);

it.each([
  ['/tools/', '/garden/', null],
  ['/tools/', '/garden/#tools', null],
  ['/tools/', '/garden/?lang=zh', null],
  ['/tools/', '/garden/#hoes', '/garden/ has no element with the id "hoes"'],
  ['/tools/', '/farm/', '/tools leads to /farm/: there is no such page.'],
  // After another rule.
  ['/tools/', '/former/', null],
  ['/tools/', '/zh/former/', null],
  ['/tools/', '/zh/farm/', '/tools leads to /zh/farm/ leads to /farm/?lang=zh: there is no such page.'],
  ['/tools/', '/tools/', 'the redirects form a loop.'],
  // For everything below a path: the path itself is followed.
  ['/de/former/*', '/former/:splat', null],
  ['/de/farm/*', '/farm/:splat', '/de/farm/ leads to /farm/: there is no such page.'],
])('a rule from %s to %s is %j', (from, to, fault) => {
  const faults = findDeadRedirects(
    [
      { from: '/former/', to: '/garden/', status: 301 },
      ...['former', 'garden'].map((root) => ({
        from: `/zh/${root}/*`,
        to: `/${root}/:splat?lang=zh`,
        status: 302 as const,
      })),
      { from: '/zh/farm/x/', to: '/garden/', status: 301 },
      { from, to, status: 301 },
      ...(to === '/zh/farm/' ? [{ from: '/zh/farm/', to: '/farm/?lang=zh', status: 302 as const }] : []),
    ],
    targets,
  );
  if (fault === null) expect(faults).toEqual([]);
  else {
    expect(faults.join('\n')).toContain(fault);
    for (const line of faults) expect(line).toMatch(/^data\/redirects\.ts:\d+: .+ Add an entry/);
  }
});
