import type { CodeError } from '../../../demo/shared/liveCode';
import type { PanelTranslate } from '../../../shell/client/language/panelStrings';

/**
 * State of the preview: it shows the current code (`current`); there is no result yet (`waiting`); the frame
 * could not be loaded, and is retried (`unloaded`); or the code has an error.
 */
export type Outcome = 'current' | 'waiting' | 'unloaded' | CodeError;

/** The state of the preview as a sentence: the error in the code, and its place. */
export function describeOutcome(outcome: Outcome, t: PanelTranslate): string {
  if (typeof outcome === 'string') return t(`live.${outcome}`);
  const { kind, detail, line, column } = outcome;
  const text = kind === 'code' ? detail : t(`live.error.${kind}`, { detail });
  if (line === null) return text;
  return column === null ? t('live.line', { line, text }) : t('live.place', { line, column, text });
}
