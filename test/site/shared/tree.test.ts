import { describe, expect, it } from 'vitest';
import {
  assertUniquePathnames,
  findActivePage,
  findNeighbors,
  flattenTree,
  getBreadcrumbs,
  getBreadcrumbSteps,
  getTitle,
  insertBranch,
  isPage,
  NAV_FLAGS,
  type MenuBranch,
  type NavItem,
} from '../../../src/site/shared/tree';

const start: NavItem = { pathname: '/garden/start' };
const rake: NavItem = { pathname: '/garden/react-rake' };
const spade: NavItem = { pathname: '/garden/react-spade' };
const hose: NavItem = { pathname: '/garden/react-hose' };
const soil: NavItem = { pathname: '/garden/guides/soil' };
const shop: NavItem = { pathname: 'https://shop.example.com/', title: 'Shop' };
const end: NavItem = { pathname: '/garden/end', title: 'The end' };

const hand: NavItem = { pathname: '/garden/hand-tools', subheader: 'Hand tools', children: [rake, spade] };
const water: NavItem = { pathname: '/garden/water', children: [hose] };
const tools: NavItem = { pathname: '/garden/react-', title: 'Tools', children: [hand, water] };
const guides: NavItem = { pathname: '/garden/guides-group', title: 'Guides', children: [soil] };
const empty: NavItem = { pathname: '/garden/empty', children: [] };

const tree: readonly NavItem[] = [start, tools, empty, guides, shop, end];

describe('getTitle', () => {
  // behaviour-shell.md 2.4. Its row "title: false" cannot be written here: a title is a string.
  it.each<[NavItem, string]>([
    [{ pathname: '/docs/src/pages/components/button/button.md' }, 'Button'],
    [{ pathname: '/components' }, 'Components'],
    [{ pathname: '/customization/how-to-customize' }, 'How to customize'],
    [{ pathname: '/docs/pages/material/react-buttons.js' }, 'Buttons'],
    [{ pathname: '/material-ui/react-button-group' }, 'Button group'],
    [{ pathname: '/material-ui/react-button-group', title: 'Button Group' }, 'Button Group'],
    [{ pathname: '/material-ui/react-button', title: '' }, 'Button'],
    [{ pathname: '/material-ui/api/button-group' }, 'ButtonGroup'],
    [{ pathname: '/base-ui/api/use-button' }, 'useButton'],
    [{ pathname: '/api-docs/use-button' }, 'UseButton'],
    [{ pathname: '/api-docs/click-away-listener' }, 'ClickAwayListener'],
    [{ pathname: '/base-ui/react-button/hooks-api/#use-button' }, '#use button'],
    [{ pathname: '/material-ui/components/inputs', subheader: 'inputs' }, 'Inputs'],
    [{ pathname: '/material-ui/components/data-display', subheader: 'data-display' }, 'Data display'],
    [{ pathname: '/material-ui/migration/v6', subheader: 'Upgrade to v6' }, 'Upgrade to v6'],
    [{ pathname: '/x', subheader: '/components/inputs' }, 'Inputs'],
    [{ pathname: '/material-ui/getting-started-group' }, 'Getting started group'],
    [{ pathname: '/material-ui/react-' }, ''],
    [{ pathname: '/versions' }, 'Versions'],
    [{ pathname: '/material-ui/getting-started/' }, ''],
    [{ pathname: '/x/react-data-grid' }, 'Data grid'],
    [{ pathname: '/x/react-data-grid/column-definition' }, 'Column definition'],
    [{ pathname: '/material-ui/migration/migration-v0.x' }, 'Migration v0'],
    [{ pathname: '/system/styled' }, 'Styled'],
    [{ pathname: '/material-ui/api/css-baseline' }, 'CssBaseline'],
    [{ pathname: '/x/api/data-grid/grid-api' }, 'GridApi'],
    [{ pathname: '/foo/my-react-app' }, 'My app'],
    [{ pathname: '/foo/api/user' }, 'user'],
    [{ pathname: '/style-utilities' }, 'Style utilities'],
    [{ pathname: '/system/api' }, 'Api'],
    [{ pathname: '/material-ui/discover-more/related-projects' }, 'Related projects'],
    [{ pathname: '/material-ui/guides/content-security-policy' }, 'Content security policy'],
  ])('of %o is "%s"', (item, title) => {
    expect(getTitle(item)).toBe(title);
  });
});

describe('assertUniquePathnames', () => {
  it('accepts a menu without repetition', () => {
    expect(() => assertUniquePathnames(tree)).not.toThrow();
  });

  it.each<[string, NavItem[]]>([
    ['twice on one level', [rake, spade, rake]],
    ['in two groups', [hand, { pathname: '/garden/more', children: [rake] }]],
    ['as a group and as a page', [hand, { pathname: hand.pathname }]],
    ['in a group of its own name', [{ pathname: rake.pathname, children: [rake] }]],
  ])('refuses a path that stands %s, and names it', (_, items) => {
    expect(() => assertUniquePathnames(items)).toThrow(/^Duplicated pathname in pages: \/garden\/\S+ /);
  });
});

describe('findActivePage', () => {
  it.each<[string, NavItem | null, NavItem[]]>([
    ['/garden/start', start, []],
    ['/garden/guides/soil', soil, [guides]],
    ['/garden/react-rake', rake, [hand, tools]],
    ['/garden/react-hose', hose, [water, tools]],
    ['/garden/react-rake/', null, []],
    ['/garden/unknown', null, []],
    ['/', null, []],
    ['', null, []],
  ])('finds %s and its groups, nearest first', (pathname, activePage, parents) => {
    expect(findActivePage(tree, pathname)).toEqual({ activePage, parents });
  });
});

describe('reading order', () => {
  it('is depth first, without groups and without links to other sites', () => {
    expect(flattenTree(tree)).toEqual([start, rake, spade, hose, soil, end]);
  });

  it.each<[string, NavItem | null, NavItem | null]>([
    ['/garden/start', null, rake],
    ['/garden/react-rake', start, spade],
    ['/garden/react-spade', rake, hose],
    ['/garden/react-hose', spade, soil],
    ['/garden/guides/soil', hose, end],
    ['/garden/end', soil, null],
    ['/garden/react-', null, null],
    ['/garden/unknown', null, null],
  ])('has neighbors of %s across groups, none at the ends and off the menu', (pathname, previous, next) => {
    expect(findNeighbors(tree, pathname)).toEqual({ previous, next });
  });

  it('goes down to the pages of a group whose only child is a group', () => {
    const nested = [start, { pathname: '/garden/outer', children: [water] }, end];
    expect(findNeighbors(nested, '/garden/react-hose')).toEqual({ previous: start, next: end });
  });
});

describe('getBreadcrumbSteps', () => {
  const getSteps = (items: readonly NavItem[], pathname: string) =>
    getBreadcrumbSteps(items, pathname).map((step) => [getTitle(step.item), step.pathname]);

  it.each<[string, string[][]]>([
    [
      '/garden/react-spade',
      [
        ['Tools', '/garden/react-rake'],
        ['Hand tools', '/garden/react-rake'],
        ['Spade', '/garden/react-spade'],
      ],
    ],
    [
      '/garden/guides/soil',
      [
        ['Guides', '/garden/guides/soil'],
        ['Soil', '/garden/guides/soil'],
      ],
    ],
    ['/garden/end', [['The end', '/garden/end']]],
    ['/garden', []],
  ])('leads to %s from the top, groups to their first page', (pathname, steps) => {
    expect(getSteps(tree, pathname)).toEqual(steps);
  });

  it('has the names for the search', () => {
    expect(getBreadcrumbs(tree, '/garden/react-spade')).toEqual(['Tools', 'Hand tools', 'Spade']);
  });

  it('leads to the overview that the page lies below, where the group has one', () => {
    const overviews = ['/garden/api/beds', '/garden/api/paths'];
    const api: NavItem = {
      pathname: '/garden/api-group',
      title: 'API reference',
      children: overviews.map((pathname) => ({ pathname })),
    };
    const items = insertBranch([api], {
      after: '/garden/api/paths',
      items: [{ pathname: '/garden/api/paths/gravel' }],
    });
    expect(getSteps(items, '/garden/api/paths/gravel')[0]).toEqual(['API reference', '/garden/api/paths']);
  });
});

describe('isPage', () => {
  it.each<[NavItem, boolean]>([
    [start, true],
    [guides, false],
    [empty, false],
    [shop, false],
  ])('of %o is %s', (item, expected) => {
    expect(isPage(item)).toBe(expected);
  });
});

it('shows the chips of all flags of the specification', () => {
  expect(NAV_FLAGS).toEqual(['newFeature', 'planned', 'absent', 'unstable', 'beta', 'legacy', 'deprecated']);
});

describe('growTree', () => {
  const branch: MenuBranch = { after: '/garden/react-hose', items: [{ pathname: '/garden/api/hose' }] };

  it('puts the entries after the one that leads to them, at any depth', () => {
    const paths = flattenTree(insertBranch([tools, end], branch)).map(({ pathname }) => pathname);
    const before = flattenTree([tools, end]).map(({ pathname }) => pathname);
    before.splice(before.indexOf('/garden/react-hose') + 1, 0, '/garden/api/hose');
    expect(paths).toEqual(before);
  });

  it('leaves a menu without that entry as it is', () => {
    expect(insertBranch([start, end], branch)).toEqual([start, end]);
  });
});
