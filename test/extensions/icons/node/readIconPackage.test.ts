import { expect, it } from 'vitest';
import { runInTemporaryFolder } from '../../../temporaryFolder';

const icon = (children: string) => `
  var createSvgIcon = require("./utils/createSvgIcon");
  var { jsx } = require("react/jsx-runtime");
  exports.default = createSvgIcon.default(${children}, 'Kite');`;

runInTemporaryFolder({
  'package.json': '{}',
  'node_modules/@garden/icons/package.json': JSON.stringify({
    name: '@garden/icons',
    version: '1.0.0',
    exports: { '.': './index.js', './*': './*.js' },
  }),
  'node_modules/@garden/icons/index.js':
    'for (const name of ["Rake", "RakeSharp", "Hoe", "version"]) exports[name] = {};',
  'node_modules/@garden/icons/Rake.js': icon('jsx("path", { d: "M0 0h1" })'),
  'node_modules/@garden/icons/RakeSharp.js': icon('jsx("video", {})'),
  'node_modules/@garden/icons/Hoe.js': 'require("node:fs");',
});

it('an icon that cannot be read has no drawing, and stops nothing', async () => {
  const { readIconPackage } = await import('../../../../src/extensions/icons/node/readIcons');
  const { icons, unread } = readIconPackage('@garden/icons');
  expect(icons).toEqual([
    { name: 'Hoe', svgs: ['<g/>', '', '', '', ''] },
    { name: 'Rake', svgs: ['<path d="M0 0h1"/>', '', '', '', '<g/>'] },
    { name: 'version', svgs: ['<g/>', '', '', '', ''] },
  ]);
  expect(unread).toEqual([
    expect.stringMatching(/^The drawing of @garden\/icons\/Hoe: .*imports node:fs/),
    expect.stringMatching(/^The drawing of @garden\/icons\/RakeSharp: .*draws with <video>/),
    expect.stringMatching(/^The drawing of @garden\/icons\/version: Cannot find module/),
  ]);
});
