/** Makes static HTML of a page work that an extension has written; returns a cleanup function. */
export type Behavior = (page: ParentNode) => () => void;

const ofExtensions = import.meta.glob<{ behavior: Behavior }>('../../extensions/*/client/behavior.ts', {
  eager: true,
});

/** Starts the behaviors of all extensions on a page; also in archives, where there is no React. */
export function startBehaviors(page: ParentNode): () => void {
  const stopAll = Object.values(ofExtensions).map(({ behavior }) => behavior(page));
  return () => stopAll.forEach((stop) => stop());
}
