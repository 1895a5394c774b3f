import { describe, expect, it } from 'vitest';
import {
  isPageMessage,
  parseFrameMessage,
  toPosted,
  type FrameMessage,
} from '../../../../../src/extensions/liveEditor/client/frame/messages';

const error = { kind: 'code', detail: 'No.', line: 1, column: null } as const;

describe('messages between a page and its frame', () => {
  it.each([
    [{ channel: 'atlas-live', kind: 'ping' }, true],
    [{ channel: 'other', kind: 'ping' }, false],
    ['ping', false],
    [null, false],
  ])('arrive at the frame only from the program of the page: %j', (posted, isOurs) => {
    expect(isPageMessage(posted)).toBe(isOurs);
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

  it('cannot make the frame taller than a screen or two, or flood the page with text', () => {
    expect(parseFrameMessage(toPosted({ kind: 'height', height: 1e9 }))).toEqual({
      kind: 'height',
      height: 2000,
    });
    const long = { ...error, detail: 'x'.repeat(5000) };
    const message = parseFrameMessage(toPosted({ kind: 'failed', id: 1, error: long }));
    expect(message?.kind === 'failed' && message.error.detail.length).toBe(400);
  });
});
