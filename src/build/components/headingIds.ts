/** Id of the heading of a category: that of a category alone may be an id of the frame, such as `navigation`. */
export function toGalleryHeadingId(category: string): string {
  return `components-${category}`;
}
