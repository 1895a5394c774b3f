/** What an extension does before the framework has loaded; never with React. */
export interface StartPart {
  /** Completes the static HTML for this reader. */
  readonly show?: (root: Document) => void;
  /** Runs in idle time, before the framework is needed; not for readers who save data. */
  readonly prefetch?: () => void;
}

/** The parts of all extensions, in the order of their list. */
export const startParts: readonly StartPart[] = Object.values(
  import.meta.glob<StartPart>('../../../extensions/*/client/start.ts', { eager: true, import: 'start' }),
);
