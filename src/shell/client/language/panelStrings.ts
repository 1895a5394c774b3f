import panels from '../../../../data/languages/en.panels.json';
import { addEnglish, useTranslate, type StringKey, type Translate } from './language';

addEnglish(panels);

/** A key of any English string. */
export type PanelStringKey = StringKey | keyof typeof panels;

/** `t(key, values)` in the reader's language, with the strings of panels. */
export type PanelTranslate = (
  key: PanelStringKey,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** Types a translator for the strings of panels, which importing this module has added. */
export function withPanelStrings(t: Translate): PanelTranslate {
  return t as PanelTranslate;
}

/** Like `useTranslate`, for lazy panels, with which their English strings load. */
export const usePanelTranslate = (): PanelTranslate => withPanelStrings(useTranslate());
