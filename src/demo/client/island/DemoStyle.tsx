import { createContext, useContext, useInsertionEffect } from 'react';
import { adoptSheet } from '../../../ui/client/adoptSheet';

/** Receives the CSS of a page's demos while they are rendered at build. */
export const DemoStyleCollector = createContext<((css: string) => void) | null>(null);

/**
 * Replaces a demo's `<style>` on this site (`demo/node/styleElementLoader.cjs`): a document's policy allows
 * only the style elements that it was exported with, and the reader may have come from another page.
 */
export function DemoStyle({ children }: { children: string }) {
  useContext(DemoStyleCollector)?.(children);
  useInsertionEffect(() => adoptSheet(children), [children]);
  return null;
}
