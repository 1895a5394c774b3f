export interface Poster {
  title: string;
  src: string;
  width: number;
  height: number;
}

/** Draws a poster of circles as an SVG image. In your app, these are addresses of pictures. */
function draw(width: number, height: number, ground: string, shape: string, rings: number) {
  const circles = Array.from({ length: rings }, (_, ring) => {
    const radius = Math.round((width / 2.4) * (1 - ring / rings));
    return `<circle cx="${width / 2}" cy="${height / 2}" r="${radius}" fill="${ring % 2 ? ground : shape}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${ground}"/>${circles.join('')}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const rows: [string, number, number, string, string, number][] = [
  ['Jazz in the park', 300, 380, '#f4d35e', '#0d3b66', 4],
  ['Book fair', 300, 220, '#dbe7e4', '#b23a48', 1],
  ['Film week', 300, 300, '#1d3557', '#f1faee', 6],
  ['Flea market', 300, 200, '#ffd6ba', '#3a5a40', 2],
  ['Open studios', 300, 420, '#e0e1f5', '#5a189a', 3],
  ['Marathon', 300, 260, '#d8f3dc', '#d00000', 5],
  ['Street food', 300, 320, '#ffe5ec', '#9a031e', 2],
];

export const posters: Poster[] = rows.map(([title, width, height, ground, shape, rings]) => ({
  title,
  width,
  height,
  src: draw(width, height, ground, shape, rings),
}));
