const PREFIX = 'components-';

/** Id of a category's heading; without the prefix, it could be an id of the page frame, like `navigation`. */
export function toGalleryHeadingId(category: string): string {
  return `${PREFIX}${category}`;
}

/** Whether an anchor looks like a category's heading. Which categories exist depends on the product. */
export function isGalleryHeadingId(anchor: string): boolean {
  return anchor.startsWith(PREFIX);
}
