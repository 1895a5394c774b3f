/** Minimum height while a menu, dialog or calendar is open, in px. */
const OVERLAY_PX = 440;

/** Selector of overlays that a demo opens outside its root. */
const OVERLAYS = 'body > * :is([role=dialog], [role=menu], [role=listbox], [role=grid])';

/**
 * Reports the height that a demo needs, now and whenever it changes; returns a function that stops it.
 * @param root container of the demo
 */
export function reportHeight(root: HTMLElement, report: (height: number) => void): () => void {
  const stage = root.parentElement ?? root;
  // Otherwise the document is as tall as the frame, which would never shrink.
  stage.style.minHeight = '0';
  let reported = -1;
  const measure = () => {
    const overlays = [...document.querySelectorAll(OVERLAYS)].filter((element) => !stage.contains(element));
    const height = Math.max(stage.getBoundingClientRect().height, overlays.length > 0 ? OVERLAY_PX : 0);
    if (height !== reported) report(height);
    reported = height;
  };
  const sizes = new ResizeObserver(measure);
  sizes.observe(stage);
  const overlays = new MutationObserver(measure);
  overlays.observe(document.body, { childList: true });
  return () => {
    sizes.disconnect();
    overlays.disconnect();
  };
}
