import { createTheme, responsiveFontSizes } from '@mui/material/styles';
import { ScrollTable } from '../../../content/node/elements/ScrollTable';

const VARIANTS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** Size, plot area, and the minimum distance between the labels of two lines, in units of the viewBox. */
const CHART = { width: 480, height: 280, start: 36, end: 452, top: 12, bottom: 240, between: 16 };
const MAX_VIEWPORT = 1536;
const MAX_FONT = 100;

/** A font size, and the viewport width from which it applies, both in px. */
interface Step {
  readonly from: number;
  readonly size: number;
}

/** The font sizes of `responsiveFontSizes(createTheme())` by viewport width, as a chart and as a table. */
export function FontSizeChart() {
  const { typography, breakpoints } = responsiveFontSizes(createTheme());
  const lines = VARIANTS.map((variant) => ({ variant, steps: readSteps(typography[variant]) }));
  const widths = Object.entries(breakpoints.values).filter(([, width]) => width > 0);
  const columns = ['sm', 'md', 'lg'].map((name) => [name, breakpoints.values[name as 'sm']] as const);
  const names = placeLabels(lines.map(({ steps }) => toY(steps.at(-1)?.size ?? 0)));
  return (
    <>
      <div className="ui-panel ui-block font-chart">
        <svg
          viewBox={`0 0 ${CHART.width} ${CHART.height}`}
          role="img"
          aria-label="Headings grow in steps with the width of the window. The table below has the numbers."
        >
          {[20, 40, 60, 80, 100].map((size) => (
            <g key={size}>
              <path className="grid" d={`M${CHART.start} ${toY(size)}H${CHART.end}`} />
              <text x={CHART.start - 6} y={toY(size) + 4} textAnchor="end">
                {size}
              </text>
            </g>
          ))}
          {widths.map(([name, width]) => (
            <g key={name}>
              <path className="grid breakpoint" d={`M${toX(width)} ${CHART.top}V${CHART.bottom}`} />
              <text x={toX(width)} y={CHART.bottom + 16} textAnchor="middle">
                {width}
              </text>
              <text x={toX(width)} y={CHART.bottom + 31} textAnchor="middle" className="name">
                {name}
              </text>
            </g>
          ))}
          {lines.map(({ variant, steps }, index) => (
            <g key={variant}>
              <path className="line" d={toPath(steps)} />
              <text x={CHART.end + 6} y={names[index]} className="name">
                {variant}
              </text>
            </g>
          ))}
        </svg>
      </div>
      <ScrollTable
        label="Font sizes by the width of the window"
        head={['Variant', 'Below sm', ...columns.map(([name, width]) => `${name}, from ${width}px`)]}
      >
        {lines.map(({ variant, steps }) => (
          <tr key={variant}>
            <td>
              <code>{variant}</code>
            </td>
            {[0, ...columns.map(([, width]) => width)].map((width) => (
              <td key={width}>{getSize(steps, width)}px</td>
            ))}
          </tr>
        ))}
      </ScrollTable>
    </>
  );
}

/** The size below the first breakpoint, then those in the media queries. */
function readSteps(style: object): Step[] {
  return Object.entries(style).flatMap(([key, value]: [string, unknown]): Step[] => {
    if (key === 'fontSize') return [{ from: 0, size: toPx(value) }];
    const [, from] = /^@media \(min-width:(\d+)px\)$/.exec(key) ?? [];
    return from ? [{ from: Number(from), size: toPx((value as { fontSize: unknown }).fontSize) }] : [];
  });
}

function toPx(rem: unknown): number {
  return Number((Number.parseFloat(String(rem)) * 16).toFixed(1));
}

function getSize(steps: readonly Step[], width: number): number {
  return steps.findLast(({ from }) => from <= width)?.size ?? 0;
}

function toX(viewport: number): number {
  return Math.round(CHART.start + (viewport / MAX_VIEWPORT) * (CHART.end - CHART.start));
}

function toY(size: number): number {
  return Math.round(CHART.bottom - (size / MAX_FONT) * (CHART.bottom - CHART.top));
}

/** Baselines of the labels at the line ends, top to bottom; where lines are close, upper labels move up. */
function placeLabels(ends: readonly number[]): number[] {
  const places: number[] = [];
  for (const end of ends.toReversed())
    places.unshift(Math.min(end + 4, (places[0] ?? Infinity) - CHART.between));
  return places;
}

function toPath(steps: readonly Step[]): string {
  const [first, ...others] = steps;
  const start = `M${CHART.start} ${toY(first?.size ?? 0)}`;
  return `${start}${others.map(({ from, size }) => `H${toX(from)}V${toY(size)}`).join('')}H${CHART.end}`;
}
