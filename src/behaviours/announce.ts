/** Id of the live region, which the frame renders. */
export const ANNOUNCER_ID = 'announcer';

/** Tells assistive technology what has just happened. */
export function announce(text: string): void {
  const region = document.getElementById(ANNOUNCER_ID);
  if (!region) return;
  // The same sentence twice in a row would not be a change.
  region.textContent = region.textContent === text ? `${text}\u00A0` : text;
}
