// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bodyScript, getBootScript } from '../../../../src/shell/client/preferences/bootScript';
import { preferences, startPreferences } from '../../../../src/shell/client/preferences';
import { THEME_COLORS } from '../../../../src/ui/shared/tokens/themeColors';
import { startTheme } from '../../../../src/shell/client/preferences/startTheme';
import { refuseStorage, resetState } from './resetState';

const root = document.documentElement;

/** Attributes of the root element as `_document` writes them. */
const SERVER_ATTRIBUTES = {
  dir: 'ltr',
  'data-mui-color-scheme': 'light',
  'data-color-mode': 'system',
  'data-package-manager': 'npm',
  'data-api-props': 'table',
  'data-api-slots': 'table',
  'data-api-classes': 'table',
} as const;

beforeEach(() => {
  resetState();
  for (const { name } of [...root.attributes]) root.removeAttribute(name);
  for (const [name, value] of Object.entries(SERVER_ATTRIBUTES)) root.setAttribute(name, value);
  document.body.className = '';
  document.body.removeAttribute('dir');
});

/** Runs the scripts as the browser does: as text, before any module of the site. */
function boot(system: 'light' | 'dark') {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(prefers-color-scheme: dark)' && system === 'dark',
    addEventListener() {},
    removeEventListener() {},
  }));
  for (const script of [getBootScript(preferences), bodyScript]) new Function(script)();
}

/** Everything that says which colors are shown. */
const getScheme = () => ({
  attribute: root.getAttribute('data-mui-color-scheme'),
  property: root.style.colorScheme,
  bodyClass: document.body.className,
});

/** All that style sheets and other software read off the document. */
const getDocument = () => ({
  attributes: Object.fromEntries([...root.attributes].map(({ name, value }) => [name, value])),
  bodyClass: document.body.className,
  bodyDir: document.body.dir,
});

const schemes = {
  light: { attribute: 'light', property: 'light', bodyClass: 'mode-light' },
  dark: { attribute: 'dark', property: 'dark', bodyClass: 'mode-dark' },
} as const;

/** Values that nobody chose in the settings. */
const BROKEN = [
  '',
  'Dark',
  'dark ',
  'null',
  'undefined',
  '__proto__',
  '{"mode":"dark"}',
  '"><script>alert(1)</script>',
  'dark'.repeat(2500),
];

const SYSTEMS = ['light', 'dark'] as const;

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

  describe.each(SYSTEMS)('follows a system in %s', (system) => {
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
      refuseStorage();
      boot(system);
      expect(getScheme()).toEqual(schemes[system]);
    });
  });

  it.each([
    ['light', 'mui-color-scheme-light', 'dark', 'dark'],
    ['light', 'mui-color-scheme-light', 'light', 'light'],
    ['light', 'mui-color-scheme-dark', 'light', 'light'],
    ['dark', 'mui-color-scheme-dark', 'light', 'light'],
    ['dark', 'mui-color-scheme-dark', 'dark', 'dark'],
    ['dark', 'mui-color-scheme-light', 'light', 'dark'],
    ['light', 'mui-color-scheme', 'dark', 'light'],
  ] as const)('in %s mode with %s naming %s shows %s', (mode, key, scheme, expected) => {
    localStorage.setItem(key, scheme);
    boot(mode);
    expect(getScheme()).toEqual(schemes[expected]);
    localStorage.setItem('mui-mode', mode);
    boot(mode === 'dark' ? 'light' : 'dark');
    expect(root.getAttribute('data-mui-color-scheme')).toBe(expected);
  });

  it.each(BROKEN)('shows a mode in its own scheme when that one’s name is %o', (stored) => {
    localStorage.setItem('mui-color-scheme-light', stored);
    localStorage.setItem('mui-color-scheme-dark', stored);
    boot('dark');
    expect(getScheme()).toEqual(schemes.dark);
  });

  it.each(['ltr', 'rtl'] as const)('turns the page %s', (dir) => {
    localStorage.setItem('docs-direction', dir);
    boot('light');
    expect([root.dir, document.body.dir]).toEqual([dir, dir]);
  });

  it.each(['npm', 'pnpm', 'yarn', 'bun'])('shows the commands of %s', (manager) => {
    localStorage.setItem('codeblock-package-manager', manager);
    boot('light');
    expect(root.getAttribute('data-package-manager')).toBe(manager);
  });

  it.each([
    ['#tailwind-Rake', null, 'Tailwind'],
    ['#css-Rake.js', 'Tailwind', 'CSS'],
    ['#system-Rake', 'CSS', 'MUI System'],
    ['#Rake', 'CSS', 'CSS'],
    ['#other-Rake', 'CSS', 'CSS'],
    ['#Rake', null, null],
  ])('at %s with %s stored shows the styling %s', (hash, stored, expected) => {
    location.hash = hash;
    if (stored) document.cookie = `codeStyling=${encodeURIComponent(stored)}`;
    boot('light');
    expect(root.getAttribute('data-code-styling')).toBe(expected);
    location.hash = '';
  });

  it('does not take a cookie whose name ends in the same way', () => {
    document.cookie = 'old_codeStyling=CSS';
    boot('light');
    expect(root.getAttribute('data-code-styling')).toBeNull();
    document.cookie = 'old_codeStyling=; max-age=0';
  });

  describe.each(['props', 'slots', 'classes'])('lays the section of %s out', (section) => {
    it.each(['table', 'expanded', 'collapsed'])('as %s', (layout) => {
      localStorage.setItem(`apiPage_${section}`, layout);
      boot('light');
      expect(root.getAttribute(`data-api-${section}`)).toBe(layout);
    });
  });

  it.each([...BROKEN, 'auto'])('leaves every attribute as it is when all that is stored is %o', (stored) => {
    for (const { key } of preferences) localStorage.setItem(key, stored);
    boot('light');
    expect(getDocument()).toEqual({
      attributes: { ...SERVER_ATTRIBUTES, style: 'color-scheme: light;' },
      bodyClass: 'mode-light',
      bodyDir: 'ltr',
    });
  });

  it('leaves every attribute as it is when storage is refused', () => {
    refuseStorage();
    boot('light');
    expect(getDocument().attributes).toEqual({ ...SERVER_ATTRIBUTES, style: 'color-scheme: light;' });
    expect(document.body.dir).toBe('ltr');
  });

  it('keeps classes that the body has', () => {
    document.body.className = 'other';
    boot('dark');
    expect(document.body.className).toBe('other mode-dark');
  });

  it('writes nothing to storage', () => {
    const write = vi.spyOn(Storage.prototype, 'setItem');
    boot('dark');
    expect(write).not.toHaveBeenCalled();
    expect(document.cookie).toBe('');
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

describe('what the boot script has set', () => {
  const MODES = [null, 'system', 'light', 'dark', 'Dark'];
  const SCHEMES = [null, 'light', 'dark', 'blue'];
  const DIRECTIONS = [null, 'ltr', 'rtl', 'auto'];

  describe.each(SYSTEMS)('with a system in %s', (system) => {
    it.each(MODES)(
      'and %s stored is right once the modules are there: nothing changes after paint',
      (mode) => {
        for (const light of SCHEMES) {
          for (const dark of SCHEMES) {
            for (const dir of DIRECTIONS) {
              const stored = {
                'mui-mode': mode,
                'mui-color-scheme-light': light,
                'mui-color-scheme-dark': dark,
                'docs-direction': dir,
              };
              expectUnchangedByModules(stored, system);
            }
          }
        }
      },
    );
  });

  function expectUnchangedByModules(
    stored: Readonly<Record<string, string | null>>,
    system: 'light' | 'dark',
  ) {
    localStorage.clear();
    for (const [key, text] of Object.entries(stored)) {
      if (text !== null) localStorage.setItem(key, text);
    }
    root.dir = 'ltr';
    document.body.className = '';
    boot(system);
    const painted = getDocument();
    const stopAll = [startPreferences(), startTheme(THEME_COLORS)];
    expect(getDocument(), JSON.stringify(stored)).toEqual(painted);
    stopAll.forEach((stop) => stop());
  }
});
