import { serializeStyles, type CSSObject } from '@emotion/serialize';
import { compile, middleware, serialize, stringify, type Element } from 'stylis';
import { limitDarkToScreen } from './limitDarkToScreen';

/** Style objects as CSS text, by the serializer and compiler that emotion uses. */
export function toCss(styles: readonly object[]): string {
  const { styles: text } = serializeStyles(styles as CSSObject[]);
  return writeCss(compile(text));
}

/** Serializes rules; those of a dark scheme apply only to screens. */
export function writeCss(rules: Element[]): string {
  return serialize(rules, middleware([limitDarkToScreen, stringify]));
}
