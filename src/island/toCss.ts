import { serializeStyles, type CSSObject } from '@emotion/serialize';
import { compile, serialize, stringify } from 'stylis';

/** Style objects as CSS text, by the serializer and compiler that emotion uses. */
export function toCss(styles: readonly object[]): string {
  const { styles: text } = serializeStyles(styles as CSSObject[]);
  return serialize(compile(text), stringify);
}
