import { products } from '../../../../data/products';
import { data } from '../../../page/shared/attributes';
import { getMarkId } from '../../../site/shared/markId';
import type { ProductEntry } from '../../../site/shared/product';

/** A territory of the map: its outline, and where its name is, in units of the `viewBox`. */
interface Territory {
  readonly outline: string;
  readonly place: readonly [x: number, y: number];
}

/**
 * Land for the libraries, in their order: neighbors share their borders, and in the east the land goes on beyond the
 * picture. Cells of a Voronoi diagram, whose borders were roughened.
 */
const TERRITORIES: readonly Territory[] = [
  {
    outline:
      'M110 95l26-10l27-2l20-19l22-16l24 5l25-1l24 6l22 12l2-2l7 22l11 20l2 23l6 22l-15 13l-8 19l-7 19l-7 19l-50-1l-48 13l-49 15l-50-4l-11-17l-12-16l-3-21l-8-19l12-20l11-21l15-19z',
    place: [205, 142],
  },
  {
    outline:
      'M360 383l-15-3l-23 7l-23 9l-25 2l-24 0l-25-17l-24-18l-23-21l-28-12l-19-16l-11-22l-16-19l-9-23l-1-2l50 4l49-15l48-13l50 1l34 30l16 42l5 44z',
    place: [232, 302],
  },
  {
    outline:
      'M441 397l-21 1l-20-5l-19-8l-21-2l-14-42l-5-44l-16-42l-34-30l7-19l7-19l8-19l15-13l33 13l35 2l36-4l34 11l15 19l6 24l12 21l1 24l-12 35l-22 29l-18 32z',
    place: [402, 272],
  },
  {
    outline:
      'M302 68l22-18l27-9l25-13l19-20l19-9l19-8l20-8l17-13l30-14l32 1l32 7l31 6l-35 50l-34 51l-40 47l-20 59l-34-11l-36 4l-35-2l-33-13l-6-22l-2-23l-11-20z',
    place: [410, 84],
  },
  {
    outline:
      'M595-30l41 5l41 1l41-12l42 6l-11 65l-1 65l10 65l2 65l-65 9l-65 12l-63 19l-67-5l-1-24l-12-21l-6-24l-15-19l20-59l40-47l34-51z',
    place: [566, 172],
  },
  {
    outline:
      'M760 230l-5 26l7 24l3 25l-5 25l-19 15l-24 9l-13 21l-14 20l-34-2l-33 2l-33-6l-30-17l-22 10l-20 15l-24-1l-24 6l-29-5l7-36l18-32l22-29l12-35l67 5l63-19l65-12z',
    place: [568, 318],
  },
];

/** Half the side of a logo. */
const MARK = 13;

/**
 * All libraries as territories of a map, each a link. It needs no script: its style sheet lights a territory and the
 * library's panel below (`client/atlasMap.css`).
 */
export function AtlasMap() {
  return (
    <svg
      className="atlas-map"
      viewBox="60 0 580 410"
      preserveAspectRatio="xMaxYMin"
      role="group"
      aria-label="Map of the libraries"
    >
      {products.slice(0, TERRITORIES.length).map((entry, index) => {
        const territory = TERRITORIES[index];
        return territory && <Land key={entry.id} entry={entry} {...territory} />;
      })}
    </svg>
  );
}

function Land({ entry, outline, place: [x, y] }: Territory & { entry: ProductEntry }) {
  return (
    <a href={`${entry.root}/`} {...data({ accent: entry.accent })}>
      <path d={outline} />
      <g className="atlas-mark">
        <rect x={x - MARK} y={y - 2 * MARK - 6} width={2 * MARK} height={2 * MARK} rx="7" />
        <use href={`#${getMarkId(entry.mark)}`} x={x - 10} y={y - 29} width="20" height="20" />
      </g>
      <text x={x} y={y + 16}>
        {entry.name}
      </text>
    </a>
  );
}
