/** Each public page has an image of its own, at `getSocialImagePath`. */
export const hasPageImages = true;
