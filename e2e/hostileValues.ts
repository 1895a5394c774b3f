import { compressToEncodedURIComponent } from 'lz-string';

/** A visit with a value that this site would not write, in every place of one kind that the page reads. */
export interface HostileVisit {
  /** Names the place and the value. */
  readonly name: string;
  /** Address without the origin. */
  readonly address: string;
  readonly local?: Readonly<Record<string, string>>;
  readonly session?: Readonly<Record<string, string>>;
  /** As `document.cookie` takes them: name, equals sign, value. */
  readonly cookies?: readonly string[];
}

/** Nothing may ask this host. */
export const CANARY_HOST = 'canary.test';

const IMAGE = `<img src="https://${CANARY_HOST}/x" onerror="alert(1)">`;

/** Texts for any place, by name: four of them in an address are below the 16 kB that servers take. */
const TEXTS: Readonly<Record<string, string>> = {
  'a script element': '<script>alert(1)</script>',
  'an image with a handler': IMAGE,
  'a drawing with a handler': '<svg/onload=alert(1)>',
  'the end of an attribute': `" autofocus onfocus="alert(1)" x="'><a href='javascript:alert(1)'>`,
  'the end of a script': `</script><script>alert(1)</script>`,
  'the end of a string': `';alert(1);//\\";alert(1);//`,
  'a javascript: address': 'javascript:alert(1)',
  'a data: address': 'data:text/html,<script>alert(1)</script>',
  'the address of another host': `//${CANARY_HOST}/x`,
  'such an address with backslashes': `/\\${CANARY_HOST}\\x`,
  'a template string': '${alert(1)}`${alert(1)}`{{constructor.constructor("alert(1)")()}}',
  'the end of a rule of CSS': `red;}*{display:none!important}body{background:url(https://${CANARY_HOST}/x)}`,
  'a selector': `"],*,:is(${'div '.repeat(40)}`,
  'a regular expression': '(a+)+$[.*\\',
  ['__proto__']: '__proto__',
  constructor: 'constructor',
  toString: 'toString',
  'a prototype in JSON': '{"__proto__":{"isPolluted":true},"constructor":{"prototype":{"isPolluted":true}}}',
  'JSON of another shape': '[{"main":1},null,[[]],{"length":-1}]',
  'deep JSON': '['.repeat(400),
  null: 'null',
  undefined: 'undefined',
  NaN: 'NaN',
  Infinity: 'Infinity',
  'a large number': '1e999',
  'a negative number': '-1',
  'a path upwards': '../../../../etc/passwd',
  'a null byte': 'a\u0000b',
  'control characters': '\u0007\u001b[31m\r\nSet-Cookie: a=b\r\n',
  'lone surrogates': 'a\ud800b\udc00',
  'letters from right to left': '\u202e\u2066txt.exe\u202e مرحبا بالعالم',
  'piled accents': `Z${'\u0300\u0489\u0336'.repeat(100)}`,
  'Chinese, Thai and emoji': '按钮ปุ่ม👩‍👩‍👧🏳️‍🌈'.repeat(8),
  'a long word': 'm'.repeat(2500),
  'only spaces': ' \u00a0\u2003\u3000 ',
};

/** What is broken only as it stands in an address. */
const RAW_QUERIES: readonly string[] = [
  '%',
  '%%%20%2',
  '%E0%A4%A',
  '%00',
  '%ED%A0%80',
  '%C0%AE%C0%AE/',
  '&&&==&=&',
  '?a?b',
  '=alert(1)',
  '__proto__=1&__proto__=2&__proto__[isPolluted]=1',
  'constructor=1&constructor=2&constructor[prototype][isPolluted]=1',
  'toString=1&valueOf=2&hasOwnProperty=3&length=4&then=5',
  'slug=a&slug=b',
  'lang=zh&lang=<script>',
  'amp=1&_nextDataReq=1&_rsc=1&nxtPslug=1&__nextLocale=x',
  'a[]='.repeat(1000),
];

const ARTICLE = '/material-ui/react-button/';
const REFERENCE = '/material-ui/api/button/';

/** The pages that read a query, with their parameters; every page reads `lang`. */
const READERS: readonly (readonly [path: string, ...parameters: string[]])[] = [
  ['/production-error/', 'code', 'args[]'],
  ['/material-ui/all-components/', 'filter', 'category'],
  ['/material-ui/material-icons/', 'query', 'theme', 'selected'],
  ['/material-ui/customization/default-theme/', 'expand-path'],
  ['/material-ui/customization/theme-builder/', 'theme'],
  ['/joy-ui/customization/theme-builder/', 'theme'],
];

/** All keys that the site reads from the local storage. */
const LOCAL_KEYS: readonly string[] = [
  'mui-mode',
  'mui-color-scheme-light',
  'mui-color-scheme-dark',
  'codeblock-package-manager',
  'apiPage_props',
  'apiPage_slots',
  'apiPage_classes',
  'docs-direction',
  'docs-dense',
  'docs-spacing',
  'docs-language',
  'docs-recent',
  'feedback',
];

/** Keys of a tab: an edit of a demo that does not exist, a comment, and the page that a missing file has reloaded. */
const SESSION_KEYS: readonly string[] = [
  'demo-edit:material-ui/react-button/Nothing.tsx,TS',
  `feedback-draft:${ARTICLE}`,
  'atlas-reloaded-for',
];

const COOKIES: readonly string[] = ['codeVariant', 'codeStyling', 'paletteColors'];

const quote = (text: string) => JSON.stringify(text.slice(0, 60));
/** Half a character becomes the sign for what is none, as in browsers. */
const toWellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd');
const encode = (text: string) => encodeURIComponent(toWellFormed(text));
const forAll = (keys: readonly string[], text: string) => Object.fromEntries(keys.map((key) => [key, text]));

/** Each page has every second text: those that follow have the others. */
function listQueries(): HostileVisit[] {
  return READERS.flatMap(([path, ...parameters], page) =>
    Object.entries(TEXTS)
      .filter((_, index) => (index + page) % 2 === 0)
      .map(([name, text]) => ({
        name: `${parameters.join(', ')} with ${name}`,
        address: `${path}?${[...parameters, 'lang'].map((key) => `${encode(key)}=${encode(text)}`).join('&')}`,
      })),
  );
}

/** Values of the tools' own formats that are nearly right. */
function listNearlyRight(): HostileVisit[] {
  const themes: Readonly<Record<string, unknown>> = {
    'CSS in a color': { 'light.primary.main': `red;background:url(https://${CANARY_HOST}/x)` },
    'markup in a font': { 'typography.fontFamily': IMAGE },
    'a prototype': JSON.parse('{"__proto__":{"isPolluted":true},"constructor":"x"}'),
    'numbers out of range': { spacing: 1e308, 'shape.borderRadius': -5, 'typography.fontSize': '1e999' },
    'a list': [1, 2, 3],
    'a text': 'text',
  };
  const [errors = [''], , icons = [''], viewer = [''], builder = ['']] = READERS;
  return [
    ...Object.entries(themes).map(([name, theme]) => ({
      name: `a theme with ${name}`,
      address: `${builder[0]}?theme=1.${compressToEncodedURIComponent(JSON.stringify(theme))}`,
    })),
    { name: 'a theme that is cut off', address: `${builder[0]}?theme=1.N4IgzgpgTg` },
    { name: 'a theme of another version', address: `${builder[0]}?theme=999.N4Ig` },
    { name: 'a thousand arguments', address: `${errors[0]}?code=1${'&args[]=a'.repeat(1000)}` },
    {
      name: 'a known code with markup',
      address: `${errors[0]}?code=1&args[]=${encode(IMAGE)}&args[]=${encode(IMAGE)}`,
    },
    { name: 'a code that is a name of objects', address: `${errors[0]}?code=__proto__&args[]=x` },
    {
      name: 'an icon that is a name of objects',
      address: `${icons[0]}?selected=constructor&theme=__proto__`,
    },
    ...[
      '$.__proto__',
      '$.constructor.prototype',
      "$['__proto__']",
      '$.palette[999999999]',
      '$.palette.',
      '$[',
    ].map((path) => ({ name: `the path ${path}`, address: `${viewer[0]}?expand-path=${encode(path)}` })),
  ];
}

function listRawQueries(): HostileVisit[] {
  return [ARTICLE, '/', '/production-error/'].flatMap((path) =>
    RAW_QUERIES.map((query) => ({
      name: `the query ${quote(query)} of ${path}`,
      address: `${path}?${query}`,
    })),
  );
}

function listHashes(): HostileVisit[] {
  const texts = [
    ...Object.values(TEXTS),
    '%',
    '%E0%A4%A',
    '%00',
    '#',
    '!/../',
    '__next',
    'tailwind-',
    `css-${IMAGE}`,
    `system-__proto__.js`,
    'Constructor.tsx',
    `${'A'.repeat(50_000)}.js`,
    ':~:text=Button',
    'live',
    'live-frame',
  ];
  return texts.map((text, index) => ({
    name: `the hash ${quote(text)}`,
    // As a reader's link has it: browsers encode the rest.
    address: `${index % 2 ? ARTICLE : REFERENCE}#${toWellFormed(text).replace(/[\r\n\t]/g, '')}`,
  }));
}

function listStored(): HostileVisit[] {
  const recent: readonly unknown[] = [
    [{ href: 'javascript:alert(1)', title: 'x' }],
    [{ href: `//${CANARY_HOST}/`, title: IMAGE }],
    [{ href: `/\t/${CANARY_HOST}/`, title: 'tab' }],
    [{ href: `/\\${CANARY_HOST}/`, title: 'backslash' }],
    [{ href: '/%', title: '' }],
    [{ href: '/', title: { toString: 1 } }],
    [{ href: `/${'a'.repeat(5000)}/`, title: 'm'.repeat(5000) }],
    Array.from({ length: 5000 }, (_, index) => ({ href: `/${index}/`, title: IMAGE })),
  ];
  return [
    ...Object.entries({ ...TEXTS, 'a text of 100 kB': 'm'.repeat(100_000), empty: '' }).map(
      ([name, text], index) => ({
        name: `${name} in storage`,
        address: index % 2 ? ARTICLE : REFERENCE,
        local: forAll(LOCAL_KEYS, text),
        session: forAll(SESSION_KEYS, text),
      }),
    ),
    ...recent.map((pages) => ({
      name: `visited pages ${quote(JSON.stringify(pages))}`,
      address: ARTICLE,
      local: { 'docs-recent': JSON.stringify(pages) },
    })),
    ...[{ [ARTICLE]: IMAGE }, { [ARTICLE]: { valueOf: 1 } }, { [ARTICLE]: 2 }, [1], 'x', 7].map(
      (ratings) => ({
        name: `ratings ${quote(JSON.stringify(ratings))}`,
        address: ARTICLE,
        local: { feedback: JSON.stringify(ratings) },
      }),
    ),
  ];
}

function listCookies(): HostileVisit[] {
  const color = { main: '#ff0000', light: '#ff0000', dark: '#ff0000', contrastText: '#ffffff' };
  const palettes: readonly unknown[] = [
    { primary: { main: `red;}*{display:none}` }, secondary: color },
    { primary: { main: `url(https://${CANARY_HOST}/x)` }, secondary: color },
    { primary: { ...color, 'x;}*{display:none': '#fff' }, secondary: color },
    { primary: { main: 'rgb(999,NaN,1e9)' }, secondary: color },
    { primary: { main: 'var(--x)' }, secondary: color },
    { primary: [], secondary: [] },
    { primary: { main: null }, secondary: { main: {} } },
  ];
  return [
    ...Object.entries(TEXTS).map(([name, text], index) => ({
      name: `${name} in cookies`,
      address: index % 2 ? ARTICLE : REFERENCE,
      // Browsers refuse more than 4 kB.
      cookies: COOKIES.map((key) => `${key}=${encode(text).slice(0, 3900).replace(/%.?$/, '')}`),
    })),
    ...palettes.map((palette) => ({
      name: `colors ${quote(JSON.stringify(palette))}`,
      address: ARTICLE,
      cookies: [`paletteColors=${encode(JSON.stringify(palette))}`],
    })),
    ...['%', '%E0%A4%A', '"', '=;=', '<script>'].map((text) => ({
      name: `cookies that are not encoded, ${text}`,
      address: ARTICLE,
      cookies: COOKIES.map((key) => `${key}=${text}`),
    })),
    {
      name: 'forty cookies of other programs',
      address: ARTICLE,
      cookies: Array.from({ length: 40 }, (_, index) => `codeVariant${index}=${'x'.repeat(200)}`),
    },
  ];
}

/** Every visit, by the place of the value. */
export const HOSTILE_VISITS: Readonly<Record<string, readonly HostileVisit[]>> = {
  'a parameter that a tool reads': [...listQueries(), ...listNearlyRight()],
  'the query': listRawQueries(),
  'the hash': listHashes(),
  storage: listStored(),
  cookies: listCookies(),
};
