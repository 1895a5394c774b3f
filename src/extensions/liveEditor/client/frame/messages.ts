import { CODE_ERROR_KINDS, type CodeError, type Program } from '../../../../demo/shared/liveCode';
import type { Language } from '../../../../site/shared/languages';
import { isRecord } from '../../../../base/shared/unknownData';
import type { ThemeState } from '../../../../shell/client/preferences/theme';

/*
 * Messages between a page and the frame of its edited demo. The frame has an origin of its own, without
 * storage, and runs any code that the reader has typed: the page does not trust its messages.
 */

/** Distinguishes our messages from those of extensions and tools. */
const CHANNEL = 'atlas-live';

/** An `@font-face` font with its file, which the frame cannot fetch. */
export interface FontData {
  readonly family: string;
  readonly weight: string;
  readonly style: string;
  readonly stretch: string;
  readonly unicodeRange: string;
  readonly bytes: ArrayBuffer;
}

/** A message from the page to the frame. */
export type PageMessage =
  | {
      readonly kind: 'settings';
      readonly theme: ThemeState;
      readonly language: Language;
      /** Padding around the demo on the page, in px. */
      readonly padding: readonly [block: number, inline: number];
    }
  /** All fonts that the page has loaded so far. */
  | { readonly kind: 'fonts'; readonly fonts: readonly FontData[] }
  | { readonly kind: 'run'; readonly id: number; readonly program: Program }
  /** Requests an `alive` message. */
  | { readonly kind: 'ping' };

/** A message from the frame to the page. */
export type FrameMessage =
  /** The frame is listening; also sent after a reload. */
  | { readonly kind: 'ready' }
  /** The frame still responds. */
  | { readonly kind: 'alive' }
  /** The code keeps changing the URL hash. */
  | { readonly kind: 'left' }
  /** The frame has taken the focus without an interaction by the reader. */
  | { readonly kind: 'focused' }
  /** A program is shown. */
  | { readonly kind: 'done'; readonly id: number }
  /** A program could not be shown, or has failed later. */
  | { readonly kind: 'failed'; readonly id: number; readonly error: CodeError }
  /** Height that the demo needs, in px. */
  | { readonly kind: 'height'; readonly height: number };

/** A message as it is posted. */
export function toPosted(message: PageMessage | FrameMessage): object {
  return { channel: CHANNEL, ...message };
}

/**
 * Whether a message comes from the program of the page. Its content is not checked: who can post it can run
 * any code in the frame, which has nothing to protect.
 */
export function isPageMessage(posted: unknown): posted is PageMessage {
  return isRecord(posted) && posted.channel === CHANNEL;
}

/** Maximum height of a frame, in px: edited code must not push the rest of the page out of view. */
const MAX_HEIGHT = 2000;

/** Maximum length of an error message, in characters. */
const MAX_DETAIL = 400;

/** Reads a message from the frame, which edited code may have forged; `null` when it is invalid. */
export function parseFrameMessage(posted: unknown): FrameMessage | null {
  if (!isRecord(posted) || posted.channel !== CHANNEL) return null;
  const { kind, id, height, error } = posted;
  if (kind === 'ready' || kind === 'alive' || kind === 'left' || kind === 'focused') return { kind };
  if (kind === 'done' && typeof id === 'number') return { kind, id };
  if (kind === 'height' && typeof height === 'number' && height >= 0) {
    return { kind, height: Math.min(Math.ceil(height), MAX_HEIGHT) };
  }
  if (kind === 'failed' && typeof id === 'number' && isCodeError(error)) {
    return { kind, id, error: { ...error, detail: error.detail.slice(0, MAX_DETAIL) } };
  }
  return null;
}

function isCodeError(value: unknown): value is CodeError {
  return (
    isRecord(value) &&
    CODE_ERROR_KINDS.some((kind) => kind === value.kind) &&
    typeof value.detail === 'string' &&
    (value.line === null || isCount(value.line)) &&
    (value.column === null || isCount(value.column))
  );
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value);
}
