import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge';

const formats = {
  percent: ({ value }: { value: number | null }) => `${value ?? 0}%`,
  fraction: ({ value, valueMax }: { value: number | null; valueMax: number }) =>
    `${value ?? 0} / ${valueMax}`,
  lines: ({ value }: { value: number | null }) => `${value ?? 0}\npoints`,
  none: () => null,
};

export default function GaugeText() {
  const [format, setFormat] = React.useState<keyof typeof formats>('fraction');

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Text of the gauge"
        value={format}
        onChange={(_event, next: keyof typeof formats | null) =>
          setFormat(next ?? format)
        }
      >
        {Object.keys(formats).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Gauge
        aria-label="Result of the quiz"
        value={68}
        width={180}
        height={180}
        text={formats[format]}
        sx={{ [`& .${gaugeClasses.valueText} text`]: { fontSize: 24 } }}
      />
    </Stack>
  );
}
