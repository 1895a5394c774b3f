import { selectData } from '../model/attributes';

/** Stops clicks on the links of demos from leading away; returns a cleanup function. */
export function attachDemoLinks(root: Document): () => void {
  const onClick = (event: MouseEvent) => {
    if (event.button === 0 && !hasModifier(event) && isInDemo(event.target)) event.preventDefault();
  };
  root.addEventListener('click', onClick);
  return () => root.removeEventListener('click', onClick);
}

/** Whether an element is part of a link in a demo, which is an example. */
export function isInDemo(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`${selectData('demo-root')} a`) !== null;
}

/** Whether a click asks the browser for something else than following the link. */
export function hasModifier({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
