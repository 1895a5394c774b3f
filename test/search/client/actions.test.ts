import { describe, expect, it } from 'vitest';
import { products } from '../../../data/products';
import en from '../../../data/languages/en.json';
import { findActions, listActions } from '../../../src/search/client/actions';
import { translate } from '../../../src/shell/client/language/language';
import { withPanelStrings } from '../../../src/shell/client/language/panelStrings';

const t = withPanelStrings((key, values) => translate({ en }, 'en', key, values));
const links = products.map(({ id, name, href }) => ({ id, title: name, href }));
const actions = listActions(t, links, true);
const find = (text: string) => findActions(actions, text).map(({ id }) => id);

describe('the palette', () => {
  it.each([
    ['dark mode', ['mode-dark']],
    ['switch to light', ['mode-light']],
    ['rtl', ['direction-rtl']],
    ['right to left', ['direction-rtl']],
    ['chinese', ['language-zh']],
    ['copy link', ['copy-link']],
    ['go to joy', ['product-joy-ui']],
    ['button', []],
    ['switch', []],
    ['theme', []],
    ['da', []],
    ['', []],
  ])('offers for %j %j', (text, ids) => {
    expect(find(text)).toEqual(ids);
  });

  it('offers no language where the frame has only one', () => {
    expect(findActions(listActions(t, links, false), 'chinese')).toEqual([]);
  });

  it('lists everything after a lone >', () => {
    expect(find('>')).toHaveLength(actions.length);
    expect(find('> dark')).toEqual(['mode-dark']);
  });
});
