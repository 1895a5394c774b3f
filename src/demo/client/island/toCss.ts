import { serializeStyles, type CSSObject } from '@emotion/serialize';
import { compile, middleware, serialize, stringify, type Element } from 'stylis';
import { lightPaper } from './lightPaper';

/** Style objects as CSS text, by the serializer and compiler that emotion uses. */
export function toCss(styles: readonly object[]): string {
  const { styles: text } = serializeStyles(styles as CSSObject[]);
  return writeCss(compile(text));
}

/** Rules as text, those of a dark scheme for screens alone. */
export function writeCss(rules: Element[]): string {
  return serialize(rules, middleware([lightPaper, stringify]));
}
