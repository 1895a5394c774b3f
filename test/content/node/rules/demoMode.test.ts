import { expect, it } from 'vitest';
import { demoMode } from '../../../../src/content/node/rules/demoMode';
import { createPageSource } from './createPageSource';
import { listReasons } from './listReasons';

it.each([
  ["<Box\n  sx={(theme) => ({ p: theme.palette.mode === 'dark' ? 1 : 2 })}\n/>", 2],
  ['const isDark = theme.palette?.mode;', 1],
  ["<Box sx={(theme) => theme.applyStyles('dark', { p: 1 })} />", null],
  ['const { mode } = useColorScheme();', null],
])('finds branches on the mode: %s', (code, line) => {
  const page = createPageSource('<Demo name="Rake" />', { demos: { Rake: code } });
  expect(listReasons(demoMode, page)).toEqual(
    line === null ? [] : [`error ${line}: The demo branches on \`palette.mode\`.`],
  );
});
