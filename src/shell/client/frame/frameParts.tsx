import type { SingletonRouter } from 'next/router';
import type { ComponentType } from 'react';
import type { Translate } from '../language/language';

/** Places of a page that show parts of extensions. */
interface Slots {
  /** In the text, where the build has put a segment of the kind `slot`. */
  readonly article: ComponentType;
  /** Below the text. */
  readonly end: ComponentType;
  /** Below the table of contents. */
  readonly aside: ComponentType;
}

/** What an extension shows in the frame of all pages, and starts with it. */
export interface FramePart extends Partial<Slots> {
  /** Loads what is shown from the reader's first interaction on. */
  readonly onInteraction?: () => Promise<ComponentType>;
  /**
   * Starts something for as long as the application runs; returns a function that stops it.
   * @param t translates into the reader's language at the time of each call
   */
  readonly start?: (router: SingletonRouter, t: Translate) => () => void;
}

const ofExtensions = import.meta.glob<{ frame: FramePart }>('../../../extensions/*/client/frame.ts', {
  eager: true,
});

/** The parts of all extensions, in the order of their list. */
export const frameParts: readonly FramePart[] = Object.values(ofExtensions).map(({ frame }) => frame);

/** Shows what extensions have for a place. */
export function Slot({ name }: { name: keyof Slots }) {
  return frameParts.map(({ [name]: Part }, index) => Part && <Part key={index} />);
}
