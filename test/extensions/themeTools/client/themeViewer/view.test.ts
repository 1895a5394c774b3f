import { describe, expect, it } from 'vitest';
import {
  findTypeAheadRow,
  getKeyAction,
} from '../../../../../src/extensions/themeTools/client/themeViewer/keys';
import { search } from '../../../../../src/extensions/themeTools/client/themeViewer/search';
import {
  createView,
  findActiveIndex,
  listRows,
  viewReducer,
  type View,
  type ViewAction,
} from '../../../../../src/extensions/themeTools/client/themeViewer/view';
import { createThemeTree } from '../../../../../src/content/shared/theme/themeTree';

const tree = createThemeTree({
  palette: { primary: { main: 'a', light: 'b' }, divider: 'c' },
  shape: { radius: 4 },
  spacing: 8,
});
const COLLAPSED = createView('$.palette');

function apply(view: View, ...actions: readonly ViewAction[]): View {
  return actions.reduce(viewReducer, view);
}

function getRows(view: View) {
  return listRows(tree, view, search(tree, new Map(), view.query));
}

const getIds = (view: View) => getRows(view).map(({ node }) => node.id);
const open = (...ids: string[]): ViewAction => ({ type: 'set', ids, isOpen: true });
const close = (...ids: string[]): ViewAction => ({ type: 'set', ids, isOpen: false });

describe('the rows', () => {
  it('are the top keys at first', () => {
    expect(getIds(COLLAPSED)).toEqual(['$.palette', '$.shape', '$.spacing']);
    expect(getRows(COLLAPSED).map(({ isOpen }) => isOpen)).toEqual([false, false, null]);
  });

  it('show what is open, with level and place', () => {
    const rows = getRows(apply(COLLAPSED, open('$.palette', '$.palette.primary')));
    expect(rows[3]).toMatchObject({
      node: { id: '$.palette.primary.light' },
      level: 3,
      position: 2,
      size: 2,
    });
  });

  it('of a search are open, can be closed, and return to what was open before', () => {
    const before = apply(COLLAPSED, open('$.shape'));
    const found = apply(before, { type: 'search', query: 'main' });
    expect(getIds(found)).toEqual(['$.palette', '$.palette.primary', '$.palette.primary.main']);
    const closed = apply(found, close('$.palette.primary'));
    expect(getIds(closed)).toEqual(['$.palette', '$.palette.primary']);
    expect(getIds(apply(closed, { type: 'search', query: '' }))).toEqual(getIds(before));
  });

  it('show a value from the address, open around it, instead of a search', () => {
    const node = tree.byId.get('$.palette.primary');
    if (!node) throw new Error('The theme has this value.');
    const view = apply(COLLAPSED, { type: 'search', query: 'shape' }, { type: 'show', node });
    expect(view).toMatchObject({ active: node.id, marked: node.id, query: '' });
    expect(getIds(view)).toContain('$.palette.primary.main');
  });
});

describe('the selected row', () => {
  it.each([
    ['$.shape', 1],
    ['$.palette.primary.main', 0],
    ['$.unknown', 0],
  ])('for %s is row %s of the collapsed tree', (active, index) =>
    expect(findActiveIndex(getRows(COLLAPSED), active)).toBe(index),
  );
});

describe('a key', () => {
  const view = apply(COLLAPSED, open('$.palette'));
  const rows = getRows(view);
  const press = (key: string, index: number, direction: 'ltr' | 'rtl' = 'ltr') =>
    getKeyAction({ key, rows, index, direction });
  const goTo = (id: string) => ({ type: 'activate', id });

  it.each<[key: string, index: number, action: unknown]>([
    ['ArrowDown', 0, goTo('$.palette.primary')],
    ['ArrowUp', 1, goTo('$.palette')],
    ['ArrowUp', 0, null],
    ['ArrowDown', 4, null],
    ['Home', 3, goTo('$.palette')],
    ['End', 0, goTo('$.spacing')],
    ['ArrowRight', 0, goTo('$.palette.primary')],
    ['ArrowRight', 1, open('$.palette.primary')],
    ['ArrowRight', 2, null],
    ['ArrowLeft', 0, close('$.palette')],
    ['ArrowLeft', 2, goTo('$.palette')],
    ['ArrowLeft', 4, null],
    ['Enter', 1, open('$.palette.primary')],
    [' ', 0, close('$.palette')],
    ['Enter', 2, null],
    ['*', 3, open('$.palette', '$.shape')],
    ['*', 2, open('$.palette.primary')],
    ['Escape', 0, null],
  ])('%s in row %s', (key, index, action) => expect(press(key, index)).toEqual(action));

  it('of a direction is mirrored from right to left', () => {
    expect(press('ArrowLeft', 1, 'rtl')).toEqual(open('$.palette.primary'));
    expect(press('ArrowRight', 0, 'rtl')).toEqual(close('$.palette'));
  });

  it.each([
    ['s', 0, '$.shape'],
    ['s', 3, '$.spacing'],
    ['ss', 4, '$.shape'],
    ['sp', 3, '$.spacing'],
    ['P', 0, '$.palette.primary'],
    ['sh', 3, '$.shape'],
  ])('%s typed in row %s leads to %s', (typed, index, id) =>
    expect(findTypeAheadRow(rows, index, typed)?.node.id).toBe(id),
  );

  it('that begins no row leads nowhere', () => expect(findTypeAheadRow(rows, 0, 'x')).toBeUndefined());
});
