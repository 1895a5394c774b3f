// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { setCookie } from '../../../../../src/base/client/cookie';
import { pick, toPaletteColor } from '../../../../../src/extensions/themeTools/client/colorTool/choice';
import { HUE_NAMES } from '../../../../../src/extensions/themeTools/client/colorTool/hues';
import { paletteColors } from '../../../../../src/shell/client/preferences/paletteColors';
import { resetState } from '../../../../shell/client/preferences/resetState';

beforeEach(resetState);

it.each(HUE_NAMES)(
  'the colors of demos may be any %s of the playground: a reload keeps them whole',
  (hue) => {
    const color = toPaletteColor(pick(hue, '500'));
    const chosen = { primary: color, secondary: color };
    paletteColors.choose(chosen);
    // Browsers drop a longer cookie without a word.
    expect(document.cookie.length).toBeLessThan(4096);
    setCookie('paletteColors', `${JSON.stringify(chosen)} `);
    paletteColors.sync();
    expect(paletteColors.store.get()).toEqual(chosen);
  },
);
