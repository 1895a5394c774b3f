import { selectData } from '../../../page/shared/attributes';
import { say } from './words';

/** The button of a demo that shows its source; the other buttons of its bar need the framework. */
export const SOURCE_BUTTON = 'figcaption [aria-controls$="-source"]';

/** Makes the buttons of demos show the whole source in the place of the excerpt. */
export function attachDemoSources(root: Document): void {
  // Another button of the bar, which is hidden here, may be its tab stop.
  root.querySelectorAll<HTMLElement>(SOURCE_BUTTON).forEach((button) => (button.tabIndex = 0));
  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest(SOURCE_BUTTON) : null;
    if (button) toggle(button, root.getElementById(button.getAttribute('aria-controls') ?? ''));
  });
}

function toggle(button: Element, code: HTMLElement | null): void {
  if (!code) return;
  const isOpen = button.getAttribute('aria-expanded') !== 'true';
  button.setAttribute('aria-expanded', String(isOpen));
  button.textContent = say(isOpen ? 'demo.hideSource' : 'demo.showSource');
  const whole = code.querySelector<HTMLElement>(selectData('archived-source'));
  for (const part of code.children) {
    if (!(part instanceof HTMLElement)) continue;
    // Where the page has the whole source itself, there is nothing in its place.
    part.hidden = whole ? (part === whole) !== isOpen : !isOpen;
  }
}
