import { useEffect, useInsertionEffect, useRef } from 'react';
import { adoptSheet } from './adoptSheet';
import { staticHtml } from './staticHtml';

/**
 * CSS of a part of a page. In the exported document it is a style element, which the document's policy
 * allows; CSS that comes later is an adopted style sheet.
 * @param props.css empty for a part that keeps the CSS of its document
 */
export function Styles({ css }: { css: string }) {
  const element = useRef<HTMLStyleElement>(null);
  useInsertionEffect(() => (css ? adoptSheet(css) : undefined), [css]);
  useEffect(() => {
    // The document's own CSS would still apply wherever the new CSS sets nothing.
    if (css && element.current) element.current.disabled = true;
  }, [css]);
  const exported = typeof document === 'undefined' ? css : '';
  return <style ref={element} {...staticHtml(exported)} />;
}
