const PREFIX = 'components-';

/** Id of the heading of a category: that of a category alone may be an id of the frame, such as `navigation`. */
export function toGalleryHeadingId(category: string): string {
  return `${PREFIX}${category}`;
}

/** Whether an anchor has the form of a category's heading. Which categories there are depends on the product. */
export function isGalleryHeadingId(anchor: string): boolean {
  return anchor.startsWith(PREFIX);
}
