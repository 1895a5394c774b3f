/** An SVG picture as the address of an image, so that a demo needs no file. */
function toUrl(width: number, height: number, shapes: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shapes}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** A landscape of 640 × 400: sky, sun and two hills. */
function drawLandscape(sky: string, sun: string, far: string, near: string): string {
  return toUrl(
    640,
    400,
    `<path fill="${sky}" d="M0 0h640v400H0z"/><circle cx="470" cy="120" r="52" fill="${sun}"/><path fill="${far}" d="M0 290 150 170l130 110 120-90 240 150v60H0z"/><path fill="${near}" d="M0 340q160-70 320-10t320-20v90H0z"/>`,
  );
}

/** A portrait of 96 × 96: head and shoulders. */
function drawPortrait(ground: string, skin: string, shirt: string): string {
  return toUrl(96, 96, `<path fill="${ground}" d="M0 0h96v96H0z"/><circle cx="48" cy="38" r="18" fill="${skin}"/><path fill="${shirt}" d="M12 96c0-22 16-34 36-34s36 12 36 34z"/>`);
}

export const coast = drawLandscape('#bfe0ee', '#fff3c4', '#5d93a8', '#2d5f6e');
export const dunes = drawLandscape('#f7ddc0', '#fff7e2', '#d29a62', '#97602f');
export const forest = drawLandscape('#d5e8d4', '#f7f3c8', '#6f9f72', '#35613f');
export const dusk = drawLandscape('#4a4a78', '#f4b183', '#33325c', '#1f1e3d');

export const mayaPatel = drawPortrait('#e8d5c4', '#8d5a3b', '#2e5d7a');
export const saraLind = drawPortrait('#d4e2ea', '#e3b595', '#7a3b2e');
export const omarHaddad = drawPortrait('#e2e4cf', '#b98056', '#3f5d3a');
export const yukiTanaka = drawPortrait('#eadbe6', '#e0b48c', '#5a3d6b');
