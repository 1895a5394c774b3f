import panels from '../../data/translations/en.panels.json';
import { addEnglish, useTranslate, type StringKey, type Translate } from './language';

addEnglish(panels);

/** A key of any English string. */
export type PanelStringKey = StringKey | keyof typeof panels;

/** `t(key, values)` in the reader's language, with the strings of panels. */
export type PanelTranslate = (
  key: PanelStringKey,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** Lets a translator use the strings of panels: whoever imports this module has brought them along. */
export function withPanelStrings(t: Translate): PanelTranslate {
  return t as PanelTranslate;
}

/** As `useTranslate`, for panels that load on intent: their English comes with them. */
export const usePanelTranslate = (): PanelTranslate => withPanelStrings(useTranslate());
