import {
  CODE_ERROR_KINDS,
  type CodeError,
  type CodeImport,
  type Program,
} from '../../../../demo/shared/liveCode';
import { LANGUAGES, type Language } from '../../../../site/shared/languages';
import { isListOf, isRecord } from '../../../../base/shared/unknownData';
import { paletteColors } from '../../../../shell/client/preferences/paletteColors';
import { spacing } from '../../../../shell/client/preferences/density';
import { initialTheme, type ThemeState } from '../../../../shell/client/preferences/theme';

/*
 * Messages between a page and the frame of its edited demo. The frame has an origin of its own, without
 * storage, and runs any code that the reader has typed: neither side trusts the other's messages.
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
      readonly room: readonly [block: number, inline: number];
    }
  /** All fonts that the page has loaded so far. */
  | { readonly kind: 'faces'; readonly faces: readonly FontData[] }
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

/** A message in its posted form: settings are sent as the strings in which they are stored. */
export function toPosted(message: PageMessage | FrameMessage): object {
  if (message.kind !== 'settings') return { channel: CHANNEL, ...message };
  const { paletteMode, direction, dense, spacing: unit, paletteColors: colors } = message.theme;
  return {
    channel: CHANNEL,
    kind: 'settings',
    language: message.language,
    room: message.room,
    mode: paletteMode,
    direction,
    dense,
    spacing: String(unit),
    colors: JSON.stringify(colors),
  };
}

/** Reads a message from the page; `null` for one that is not ours. */
export function parsePageMessage(posted: unknown): PageMessage | null {
  if (!isRecord(posted) || posted.channel !== CHANNEL) return null;
  if (posted.kind === 'run') {
    const { id, program } = posted;
    return typeof id === 'number' && isProgram(program) ? { kind: 'run', id, program } : null;
  }
  if (posted.kind === 'ping') return { kind: 'ping' };
  if (posted.kind === 'faces')
    return { kind: 'faces', faces: isListOf(posted.faces, isFontData) ? posted.faces : [] };
  if (posted.kind !== 'settings') return null;
  const theme: ThemeState = {
    paletteMode: posted.mode === 'dark' ? 'dark' : 'light',
    direction: posted.direction === 'rtl' ? 'rtl' : 'ltr',
    dense: posted.dense === true,
    spacing: spacing.parse(String(posted.spacing)) ?? initialTheme.spacing,
    paletteColors: paletteColors.parse(String(posted.colors)) ?? initialTheme.paletteColors,
  };
  const language = LANGUAGES.find((one) => one === posted.language) ?? 'en';
  const [block = 0, inline = 0] = isListOf(posted.room, isCount) ? posted.room : [];
  return { kind: 'settings', theme, language, room: [block, inline] };
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

function isProgram(value: unknown): value is Program {
  return (
    isRecord(value) &&
    typeof value.script === 'string' &&
    isListOf(value.imports, isImport) &&
    typeof value.leavesTraces === 'boolean'
  );
}

const FONT_FIELDS = ['family', 'weight', 'style', 'stretch', 'unicodeRange'] as const;

function isFontData(value: unknown): value is FontData {
  return (
    isRecord(value) &&
    value.bytes instanceof ArrayBuffer &&
    FONT_FIELDS.every((name) => typeof value[name] === 'string')
  );
}

function isImport(value: unknown): value is CodeImport {
  return (
    isRecord(value) && typeof value.specifier === 'string' && isCount(value.line) && isCount(value.column)
  );
}

function isCodeError(value: unknown): value is CodeError {
  return (
    isRecord(value) &&
    CODE_ERROR_KINDS.some((fault) => fault === value.fault) &&
    typeof value.detail === 'string' &&
    (value.line === null || isCount(value.line)) &&
    (value.column === null || isCount(value.column))
  );
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value);
}
