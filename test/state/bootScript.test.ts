// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bodyScript, getBootScript } from '../../src/state/bootScript';
import { preferences } from '../../src/state/preferences';

const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  root.removeAttribute('style');
  root.setAttribute('data-mui-color-scheme', 'light');
  root.setAttribute('data-package-manager', 'npm');
  document.body.className = '';
});

/** Runs the scripts as the browser does: as text, before any module of the site. */
function boot(system: 'light' | 'dark') {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(prefers-color-scheme: dark)' && system === 'dark',
  }));
  for (const script of [getBootScript(preferences), bodyScript]) new Function(script)();
}

/** Everything that says which colours are shown. */
const getScheme = () => ({
  attribute: root.getAttribute('data-mui-color-scheme'),
  property: root.style.colorScheme,
  bodyClass: document.body.className,
});

const schemes = {
  light: { attribute: 'light', property: 'light', bodyClass: 'mode-light' },
  dark: { attribute: 'dark', property: 'dark', bodyClass: 'mode-dark' },
} as const;

/** Values that nobody chose in the settings. */
const BROKEN = ['', 'Dark', 'dark ', 'null', 'undefined', '{"mode":"dark"}', '"><script>alert(1)</script>'];

describe('before anything is painted, the boot script', () => {
  it.each([
    ['light', 'light', 'light'],
    ['light', 'dark', 'light'],
    ['dark', 'light', 'dark'],
    ['dark', 'dark', 'dark'],
    ['system', 'light', 'light'],
    ['system', 'dark', 'dark'],
  ] as const)('with %s stored and a system in %s sets %s', (stored, system, expected) => {
    localStorage.setItem('mui-mode', stored);
    boot(system);
    expect(getScheme()).toEqual(schemes[expected]);
  });

  describe.each(['light', 'dark'] as const)('follows a system in %s', (system) => {
    it('when nothing is stored', () => {
      boot(system);
      expect(getScheme()).toEqual(schemes[system]);
    });

    it.each(BROKEN)('when %o is stored', (stored) => {
      localStorage.setItem('mui-mode', stored);
      boot(system);
      expect(getScheme()).toEqual(schemes[system]);
    });

    it('when storage is refused', () => {
      vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      });
      boot(system);
      expect(getScheme()).toEqual(schemes[system]);
    });
  });

  it.each(['npm', 'pnpm', 'yarn', 'bun'])('shows the commands of %s', (manager) => {
    localStorage.setItem('codeblock-package-manager', manager);
    boot('light');
    expect(root.getAttribute('data-package-manager')).toBe(manager);
  });

  it.each(BROKEN)('shows the default commands when %o is stored', (stored) => {
    localStorage.setItem('codeblock-package-manager', stored);
    boot('light');
    expect(root.getAttribute('data-package-manager')).toBe('npm');
  });

  it('needs no body: it stands in the head', () => {
    vi.spyOn(document, 'body', 'get').mockReturnValue(null as never);
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    new Function(getBootScript(preferences))();
    expect(root.getAttribute('data-mui-color-scheme')).toBe('dark');
  });

  it('cannot end its own element', () => {
    expect(getBootScript(preferences) + bodyScript).not.toMatch(/<\/script|<!--/i);
  });
});
