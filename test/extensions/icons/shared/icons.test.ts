import { describe, expect, it } from 'vitest';
import { popularIcons } from '../../../../data/icons/popular';
import { synonymLists } from '../../../../data/icons/synonyms';
import { getIconFiles } from '../../../../src/extensions/icons/node/getIconFiles';
import { readIconMarkup } from '../../../../src/extensions/icons/node/iconMarkup';
import { groupExports, readIcons } from '../../../../src/extensions/icons/node/readIcons';
import { findIconDiagnostics } from '../../../../src/extensions/icons/node/iconDiagnostics';
import { formatDiagnostic } from '../../../../src/base/node/diagnostic';
import { readSynonyms } from '../../../../src/extensions/icons/node/readSynonyms';
import { getPiecePath, ICON_STYLES, ICONS_PER_PIECE } from '../../../../src/extensions/icons/shared/icons';

const icon = (children: string) => `
  var _createSvgIcon = _interopRequireDefault(require("./utils/createSvgIcon"));
  var _jsxRuntime = require("react/jsx-runtime");
  function _interopRequireDefault(module) { return module; }
  exports.default = (0, _createSvgIcon.default)(${children}, 'Kite');`;
const jsx = (type: string, props: string) => `(0, _jsxRuntime.jsx)("${type}", ${props})`;

describe('readIconMarkup', () => {
  it.each([
    [jsx('path', '{ d: "M0 0h1" }'), '<path d="M0 0h1"/>'],
    [
      `[${jsx('circle', '{ cx: "1", cy: "2", r: "3" }')}, ${jsx('path', '{ d: "M0", fillOpacity: ".3" }')}]`,
      '<circle cx="1" cy="2" r="3"/><path d="M0" fill-opacity=".3"/>',
    ],
    [
      `[${jsx('defs', `{ children: ${jsx('path', '{ id: "a", d: "M1" }')} }`)}, ${jsx('use', '{ xlinkHref: "#a" }')}]`,
      '<path d="M1"/>',
    ],
    [jsx('path', `{ d: '"><script>' }`), '<path d="&#34;>&#60;script>"/>'],
  ])('writes %s', (children, markup) => expect(readIconMarkup(icon(children), 'Kite.js')).toBe(markup));

  it.each([
    [icon(jsx('image', '{}')), /Kite\.js draws with <image>/],
    [icon(jsx('path', '{ onClick: "x" }')), /the attribute onClick/],
    ['require("node:fs")', /imports node:fs/],
    ['exports.other = 1', /no icon/],
  ])('refuses %s', (code, fault) => expect(() => readIconMarkup(code, 'Kite.js')).toThrow(fault));
});

describe('groupExports', () => {
  it('tells styles from names that end like them', () => {
    const { groups, others } = groupExports([
      ...['Menu', 'MenuOutlined', 'GitHub', 'InsertChart', 'InsertChartOutlined', 'InsertChartOutlinedSharp'],
      'RakeRounded',
    ]);
    expect([...groups].map(([name, styles]) => [name, [...styles]])).toEqual([
      ['GitHub', ['Filled']],
      ['InsertChart', ['Filled', 'Outlined']],
      ['InsertChartOutlined', ['Sharp']],
      ['Menu', ['Filled', 'Outlined']],
      ['Rake', ['Rounded']],
    ]);
    expect(others).toEqual([]);
  });
});

describe('the icons of the package', () => {
  const icons = readIcons();

  it('are all there, in five styles', () => {
    const exports = icons.flatMap(({ svgs }) => svgs.filter(Boolean));
    expect(exports.length).toBe(10_616);
    expect(icons.filter(({ svgs }) => svgs[0]).length).toBe(2132);
  });

  it('consist of shapes alone', () => {
    const elements = icons.flatMap(({ svgs }) => svgs.join('').match(/<\/?\w+/g) ?? []);
    expect(new Set(elements)).toEqual(new Set(['<path', '<circle', '<ellipse', '<g', '</g']));
  });
});

describe('getIconFiles', () => {
  const { files, icons, names, namesPath } = getIconFiles();

  it('are the same for the same package, and immutable by name', () => {
    expect(getIconFiles().files).toEqual(files);
    expect(namesPath).toMatch(/^\/_next\/static\/icons\/names\.[\da-f]{8}\.json$/);
  });

  it('place each drawing where the browser looks for it', () => {
    const bodies = new Map(files.map(({ path, body }) => [`/${path}`, body]));
    for (const place of [0, 35, 36, 1000, icons.length - 1]) {
      ICON_STYLES.forEach((style, at) => {
        const piece = JSON.parse(bodies.get(getPiecePath(names.folder, style, place)) ?? '') as string[];
        expect(piece[place % ICONS_PER_PIECE]).toBe(icons[place]?.svgs[at]);
      });
    }
  });

  it('have the popular icons in pieces of their own, which need two requests in each style', () => {
    expect(popularIcons).toHaveLength(2 * ICONS_PER_PIECE);
    expect(names.names.split(' ').slice(0, names.popular)).toEqual(popularIcons);
  });
});

it('synonyms are places of icons', () => {
  const lists = { actions: { trash: 'Delete', bin: 'Delete Menu' } };
  expect(readSynonyms(lists, ['Delete', 'Menu'])).toEqual({ bin: [0, 1], trash: [0] });
});

describe('the lists of icons', () => {
  const names = ['Delete', 'Menu'];

  it.each([
    [
      { actions: { trash: 'Delet' } },
      /actions\.ts:\d+: .*Delet, which the package does not have. Did you mean Delete\?/,
    ],
    [{ actions: { trash: 'Hippopotamus' } }, /Choose another one/],
    [{ actions: { trash: 'Delete Delete' } }, /names an icon twice/],
    [{ actions: { Trash: 'Delete' } }, /lower case/],
    [{ actions: { 'trash-can': 'Delete' } }, /single spaces/],
    [{ actions: { bin: 'Menu' }, media: { bin: 'Delete' } }, /media\.ts:\d+: .*in another list/],
  ])('have no synonyms such as %j', (synonyms, fault) => {
    expect(findIconDiagnostics({ popular: [], synonyms }, names).map(formatDiagnostic)).toEqual([
      expect.stringMatching(fault),
    ]);
  });

  it.each([
    [['Menu', 'Home'], /popular\.ts:6: There is no icon Home in the package. Choose/],
    [['Menu', 'Menu'], /popular\.ts:6: Menu is listed twice/],
  ])('have no popular icons such as %j', (popular, fault) => {
    expect(findIconDiagnostics({ popular, synonyms: {} }, names).map(formatDiagnostic)).toEqual([
      expect.stringMatching(fault),
    ]);
  });

  it('has at least 600 words', () => {
    expect(Object.values(synonymLists).flatMap((list) => Object.keys(list)).length).toBeGreaterThan(600);
  });
});
