/** Color of the browser's own toolbar in each mode: the page background of `tokens.css`. */
export const THEME_COLORS = { light: '#fbfaf7', dark: '#101518' } as const;
