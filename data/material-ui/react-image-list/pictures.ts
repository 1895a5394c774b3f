export interface Picture {
  title: string;
  place: string;
  alt: string;
  src: string;
  width: number;
  height: number;
}

/** Draws a landscape as an SVG image. In your app, these are addresses of photos. */
function draw(width: number, height: number, [sky, sun, far, near]: string[], sunX: number) {
  const y = (part: number) => Math.round(height * part);
  const x = (part: number) => Math.round(width * part);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <rect width="${width}" height="${height}" fill="${sky}"/>
    <circle cx="${x(sunX)}" cy="${y(0.28)}" r="${Math.round(Math.min(width, height) * 0.11)}" fill="${sun}"/>
    <path d="M0 ${y(0.62)}L${x(0.22)} ${y(0.36)}L${x(0.42)} ${y(0.6)}L${x(0.66)} ${y(0.3)}L${width} ${y(0.64)}V${height}H0z" fill="${far}"/>
    <path d="M0 ${y(0.74)}Q${x(0.3)} ${y(0.58)} ${x(0.58)} ${y(0.74)}T${width} ${y(0.7)}V${height}H0z" fill="${near}"/>
  </svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const rows: [string, string, string, number, number, string[], number][] = [
  [
    'Morning lake',
    'Canada',
    'Two gray peaks behind a dark green shore',
    480,
    320,
    ['#cfe8f3', '#fff4c2', '#7d93a6', '#2f5d50'],
    0.5,
  ],
  [
    'Red desert',
    'Namibia',
    'Orange dunes under a pale sun',
    360,
    480,
    ['#ffe3c2', '#fffaf0', '#d98a4e', '#a8502b'],
    0.78,
  ],
  [
    'First snow',
    'Norway',
    'White hills below a winter sky',
    480,
    360,
    ['#b9cbe0', '#f4f7fb', '#8fa5bf', '#eef3f8'],
    0.2,
  ],
  [
    'Evening bay',
    'Greece',
    'A purple coast and a low orange sun',
    480,
    300,
    ['#f6b49a', '#ffe08a', '#8c5a7d', '#3d4a7a'],
    0.36,
  ],
  [
    'Rice fields',
    'Vietnam',
    'Bright green terraces below misty mountains',
    360,
    420,
    ['#dff0e4', '#fff6cf', '#86b09a', '#5f9b3f'],
    0.7,
  ],
  [
    'Full moon',
    'Iceland',
    'The moon above black mountains',
    480,
    320,
    ['#1f2b4d', '#f2efdc', '#39476e', '#10182f'],
    0.76,
  ],
  [
    'Vineyard',
    'Italy',
    'Yellow slopes in the afternoon',
    360,
    360,
    ['#f7ecc7', '#ffd166', '#b7a04a', '#7a7f2c'],
    0.3,
  ],
  [
    'Red cliffs',
    'Portugal',
    'Red rocks and a turquoise sea',
    480,
    400,
    ['#d5f0f2', '#fff1b8', '#c96f4a', '#2a9d9a'],
    0.5,
  ],
];

export const pictures: Picture[] = rows.map(([title, place, alt, width, height, colors, sunX]) => ({
  title,
  place,
  alt,
  width,
  height,
  src: draw(width, height, colors, sunX),
}));
