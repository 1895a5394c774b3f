import { selectData } from '../../../page/shared/attributes';
import { translate } from './translate';

/** The button of a demo that shows its source; the other buttons of its bar need the framework. */
export const SOURCE_BUTTON = 'figcaption [aria-controls$="-source"]';

/** Makes the source buttons of demos replace the excerpt with the full source, and back. */
export function attachDemoSources(root: Document): void {
  // The tab stop of the bar may be another button, which is hidden here.
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
  button.textContent = translate(isOpen ? 'demo.hideSource' : 'demo.showSource');
  const whole = code.querySelector<HTMLElement>(selectData('archived-source'));
  for (const part of code.children) {
    if (!(part instanceof HTMLElement)) continue;
    // Where the page itself has the full source, there is no excerpt to replace.
    part.hidden = whole ? (part === whole) !== isOpen : !isOpen;
  }
}
