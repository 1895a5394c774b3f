import { describe, expect, it } from 'vitest';
import { getIconFiles } from '../../../../src/extensions/icons/node/getIconFiles';
import {
  createIconIndex,
  hasStyle,
  listSynonyms,
  splitIconName,
} from '../../../../src/extensions/icons/shared/iconIndex';
import { searchIcons, splitQuery } from '../../../../src/extensions/icons/shared/iconSearch';
import { ICON_STYLES, type IconStyle } from '../../../../src/extensions/icons/shared/icons';

const index = createIconIndex(getIconFiles().names);

function search(query: string, style: IconStyle = 'Filled') {
  const { icons, corrected } = searchIcons(index, query, style);
  return { names: icons.map((icon) => index.names[icon]), corrected };
}

/** What readers type, and the first results. */
const FIRST: readonly (readonly [query: string, ...names: string[]])[] = [
  ['hamburger', 'Menu', 'Dehaze'],
  ['burger', 'Menu'],
  ['trash', 'Delete', 'DeleteOutline'],
  ['bin', 'Delete'],
  ['gear', 'Settings'],
  ['cog', 'Settings'],
  ['pencil', 'Edit', 'Create'],
  ['magnifier', 'Search'],
  ['bell', 'Notifications'],
  ['heart', 'Favorite', 'FavoriteBorder'],
  ['like', 'ThumbUp', 'Favorite'],
  ['thumbs up', 'ThumbUp'],
  ['thumbs down', 'ThumbDown'],
  ['wifi', 'Wifi'],
  ['logout', 'Logout', 'ExitToApp'],
  ['sign in', 'Login'],
  ['spinner', 'Autorenew'],
  ['loading', 'HourglassEmpty'],
  ['user', 'Person', 'AccountCircle'],
  ['users', 'Group'],
  ['home', 'Home'],
  ['x', 'X', 'Close'],
  ['cross', 'Close'],
  ['tick', 'Check'],
  ['plus', 'Add'],
  ['+', 'Add'],
  ['€', 'Euro'],
  ['dollar', 'AttachMoney'],
  ['bitcoin', 'CurrencyBitcoin'],
  ['rain', 'Umbrella', 'Thunderstorm'],
  ['snow', 'AcUnit'],
  ['moon', 'DarkMode'],
  ['truck', 'LocalShipping'],
  ['plane', 'Flight'],
  ['bicycle', 'DirectionsBike'],
  ['pdf', 'PictureAsPdf'],
  ['floppy', 'Save'],
  ['clipboard', 'ContentPaste'],
  ['calendar', 'CalendarMonth'],
  ['clock', 'Schedule'],
  ['eye', 'Visibility'],
  ['eye off', 'VisibilityOff'],
  ['funnel', 'FilterAlt'],
  ['globe', 'Public'],
  ['camera', 'Camera', 'PhotoCamera'],
  ['speaker', 'Speaker', 'VolumeUp'],
  ['trophy', 'EmojiEvents'],
  ['robot', 'SmartToy'],
  ['sparkles', 'AutoAwesome'],
  ['cart', 'ShoppingCart'],
  ['coffee', 'Coffee', 'LocalCafe'],
  ['3d', 'ThreeDRotation'],
  ['key', 'Key', 'VpnKey'],
  ['twitter', 'Twitter', 'X'],
  ['arrow left', 'ArrowLeft'],
  ['left arrow', 'ArrowBack'],
  ['user add', 'PersonAdd'],
  ['AccountCircle', 'AccountCircle'],
  ['account_circle', 'AccountCircle'],
  ['circle account', 'AccountCircle'],
  ['MenuOutlinedIcon', 'Menu'],
  ["import MenuIcon from '@mui/icons-material/Menu';", 'Menu'],
  ['<DeleteIcon />', 'Delete'],
  ['qr code', 'QrCode'],
];

describe('searchIcons', () => {
  it.each(FIRST)('answers %j with %s first', (query, ...names) => {
    expect(search(query).names.slice(0, names.length)).toEqual(names);
    expect(search(query).corrected).toBeNull();
  });

  it.each([
    ['setings', 'settings', 'Settings'],
    ['hambuger', 'hamburger', 'Menu'],
    ['deleet', 'delete', 'Delete'],
    ['shoping cart', 'shopping cart', 'ShoppingCart'],
    ['thmbs up', 'thumbs up', 'ThumbUp'],
    ['notificatoin', 'notification', 'Notifications'],
  ])('corrects %j to %j', (query, corrected, name) => {
    const answer = search(query);
    expect(answer.corrected).toBe(corrected);
    expect(answer.names.slice(0, 3)).toContain(name);
  });

  it.each(['zzzz', 'qwertz asdf', '💥'])('finds nothing for %j', (query) => {
    expect(search(query)).toEqual({ names: [], corrected: null });
  });

  it('shows all icons of a style for an empty query, the popular ones first', () => {
    const { names } = search('  ');
    expect(names.slice(0, 3)).toEqual(['Home', 'Menu', 'Search']);
    const rest = names.slice(index.popular);
    expect(rest).toEqual([...rest].sort());
    expect(names).toHaveLength(index.names.filter((_, icon) => hasStyle(index, icon, 'Filled')).length);
  });

  it.each(ICON_STYLES)('finds in %s only what is drawn in it', (style) => {
    for (const query of ['', 'github', 'a', 'outlined']) {
      const { icons } = searchIcons(index, query, style);
      expect(icons.every((icon) => hasStyle(index, icon, style))).toBe(true);
      expect(new Set(icons).size).toBe(icons.length);
    }
    expect(search('github', style).names).toEqual(style === 'Filled' ? ['GitHub'] : []);
  });
});

describe('splitQuery', () => {
  it.each([
    ['Account_Circle', ['account', 'circle']],
    ['<MenuBookIcon />', ['menu', 'book', 'icon']],
    ["import X from '@mui/icons-material/esm/MenuBook'", ['menu', 'book']],
    ['<script>alert(1)</script>', ['script', 'alert', '1', 'script']],
  ])('splits %j', (query, words) => expect(splitQuery(query)).toEqual(words));
});

describe('splitIconName', () => {
  it.each([
    ['QrCode2', ['Qr', 'Code', '2']],
    ['GTranslate', ['G', 'Translate']],
    ['Grid3x3', ['Grid', '3', 'x', '3']],
    ['X', ['X']],
  ])('splits %s', (name, words) => expect(splitIconName(name)).toEqual(words));
});

it('lists the words that lead to an icon, those first that mean it first', () => {
  const words = listSynonyms(index, index.places.get('Delete') ?? -1);
  expect(words).toContain('trash');
  expect(words.indexOf('trash')).toBeLessThan(words.indexOf('remove'));
});
