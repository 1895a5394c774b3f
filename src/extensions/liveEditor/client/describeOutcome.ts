import type { PanelTranslate } from '../../../shell/client/language/panelStrings';
import type { Outcome } from './outcome';

/** The state of the preview as a sentence: the error in the code, and its place. */
export function describeOutcome(outcome: Outcome, t: PanelTranslate): string {
  if (typeof outcome === 'string') return t(`live.${outcome}`);
  const { fault, detail, line, column } = outcome;
  const text = fault === 'code' ? detail : t(`live.fault.${fault}`, { detail });
  if (line === null) return text;
  return column === null ? t('live.line', { line, text }) : t('live.place', { line, column, text });
}
