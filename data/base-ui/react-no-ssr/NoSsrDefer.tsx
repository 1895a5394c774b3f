import * as React from 'react';
import { NoSsr } from '@mui/base/NoSsr';
import { styled } from '@mui/system';

export default function NoSsrDefer() {
  const [shown, setShown] = React.useState(false);
  const [defer, setDefer] = React.useState(true);

  return (
    <Report>
      <label>
        <input
          type="checkbox"
          checked={defer}
          onChange={(event) => setDefer(event.target.checked)}
        />{' '}
        defer
      </label>
      <button onClick={() => setShown(!shown)}>
        {shown ? 'Hide the chart' : 'Show the chart'}
      </button>
      {shown && (
        <NoSsr defer={defer} fallback={<p>Drawing the chart…</p>}>
          <SlowChart />
        </NoSsr>
      )}
    </Report>
  );
}

const orders = [12, 18, 9, 24, 21, 30];

// Stands for a calculation that takes long.
function smooth(value: number) {
  let result = value;
  for (let step = 0; step < 60_000_000; step += 1) {
    result += (value - result) / 2;
  }
  return result;
}

function SlowChart() {
  const heights = React.useMemo(() => orders.map(smooth), []);

  return (
    <Chart role="img" aria-label={`Orders per month: ${orders.join(', ')}`}>
      {heights.map((height) => (
        <i key={height} style={{ blockSize: height * 4 }} />
      ))}
    </Chart>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const Report = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: '0.75rem',
  minHeight: '14rem',
  '& button': {
    padding: '0.375rem 0.75rem',
    border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
    borderRadius: 8,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
  },
  '& :focus-visible': { outline: `3px solid ${accent}`, outlineOffset: 2 },
});

const Chart = styled('div')({
  display: 'flex',
  alignItems: 'end',
  gap: '0.5rem',
  '& i': {
    inlineSize: '1.5rem',
    borderRadius: '4px 4px 0 0',
    background: accent,
  },
});
