/** The element that an event happened in or on, among those that a selector matches; `null` where there is none. */
export function findClosest<Found extends Element = HTMLElement>(
  target: EventTarget | null,
  selector: string,
): Found | null {
  return target instanceof Element ? target.closest<Found>(selector) : null;
}
