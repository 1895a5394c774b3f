import { describe, expect, it } from 'vitest';
import {
  parseFrameMessage,
  parsePageMessage,
  toPosted,
  type FrameMessage,
  type PageMessage,
} from '../../../../../src/extensions/liveEditor/client/frame/messages';
import { initialTheme } from '../../../../../src/shell/client/preferences/theme';

const program = {
  script: 'exports.default = 1;',
  imports: [{ specifier: 'react', line: 1, column: 3 }],
  leavesTraces: false,
};
const face = {
  family: 'Sans',
  weight: '400 700',
  style: 'normal',
  stretch: 'normal',
  unicodeRange: 'U+0-FF',
  bytes: new ArrayBuffer(8),
};
const error = { fault: 'code', detail: 'No.', line: 1, column: null } as const;

describe('messages between a page and its frame', () => {
  it.each<PageMessage>([
    { kind: 'ping' },
    { kind: 'faces', faces: [face] },
    { kind: 'run', id: 3, program },
    { kind: 'settings', theme: initialTheme, language: 'zh', room: [28, 24] },
    {
      kind: 'settings',
      theme: {
        dense: true,
        direction: 'rtl',
        paletteMode: 'dark',
        spacing: 12,
        paletteColors: { primary: { main: '#123456' }, secondary: { main: '#654321' } },
      },
      language: 'en',
      room: [0, 0],
    },
  ])('arrive at the frame as they were: $kind', (message) => {
    expect(parsePageMessage(structuredClone(toPosted(message)))).toEqual(message);
  });

  it.each<FrameMessage>([
    { kind: 'ready' },
    { kind: 'alive' },
    { kind: 'left' },
    { kind: 'focused' },
    { kind: 'done', id: 1 },
    { kind: 'height', height: 80 },
    { kind: 'failed', id: 2, error },
  ])('arrive at the page as they were: $kind', (message) => {
    expect(parseFrameMessage(structuredClone(toPosted(message)))).toEqual(message);
  });

  it.each([null, 'ready', { kind: 'ready' }, { channel: 'atlas-live', kind: 'done', id: '1' }])(
    'are nothing to the page when they make no sense: %j',
    (posted) => expect(parseFrameMessage(posted)).toBeNull(),
  );

  it.each([
    { channel: 'atlas-live', kind: 'run', id: 1, program: { script: 1, imports: [] } },
    { channel: 'atlas-live', kind: 'run', id: 1, program: { script: '', imports: [{}] } },
    { channel: 'atlas-live', kind: 'run', id: 1, program: { script: '', imports: [] } },
    { channel: 'other', kind: 'ping' },
  ])('are nothing to the frame when they make no sense: %j', (posted) =>
    expect(parsePageMessage(posted)).toBeNull(),
  );

  it('cannot make the frame taller than a screen or two, or flood the page with text', () => {
    expect(parseFrameMessage(toPosted({ kind: 'height', height: 1e9 }))).toEqual({
      kind: 'height',
      height: 2000,
    });
    const long = { ...error, detail: 'x'.repeat(5000) };
    const message = parseFrameMessage(toPosted({ kind: 'failed', id: 1, error: long }));
    expect(message?.kind === 'failed' && message.error.detail.length).toBe(400);
  });

  it('cannot bring anything but colors into style sheets', () => {
    const posted = {
      ...toPosted({ kind: 'settings', theme: initialTheme, language: 'en', room: [0, 0] }),
      colors: '{"primary":{"main":"red;}"},"secondary":{"main":"#fff"}}',
      spacing: '-4',
    };
    expect(parsePageMessage(posted)).toEqual({
      kind: 'settings',
      theme: initialTheme,
      language: 'en',
      room: [0, 0],
    });
  });
});
