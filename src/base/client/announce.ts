/** Id of the live region, which the frame renders. */
export const ANNOUNCER_ID = 'announcer';

/** Announces a message to assistive technology. */
export function announce(text: string): void {
  const region = document.getElementById(ANNOUNCER_ID);
  if (!region) return;
  // Setting the same text again would not be announced.
  region.textContent = region.textContent === text ? `${text}\u00A0` : text;
}
