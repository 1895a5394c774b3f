import type { CodeError } from '../../../../model/liveCode';
import type { PanelTranslate } from '../../../../state/panelStrings';

/** What is wrong with edited code, and where, in a sentence. */
export function describeError({ fault, detail, line, column }: CodeError, t: PanelTranslate): string {
  const text = fault === 'code' ? detail : t(`live.fault.${fault}`, { detail });
  if (line === null) return text;
  return column === null ? t('live.line', { line, text }) : t('live.place', { line, column, text });
}
