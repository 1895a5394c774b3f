import * as React from 'react';
import Button from '@mui/joy/Button';
import FormLabel from '@mui/joy/FormLabel';
import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

const reports = [
  { name: 'Sales', columns: 8 },
  { name: 'Visits', columns: 4 },
  { name: 'Orders', columns: 4 },
  { name: 'Refunds', columns: 8 },
];

const directions = ['row', 'row-reverse'] as const;

export default function GridOptions() {
  const [spacing, setSpacing] = React.useState(2);
  const [direction, setDirection] =
    React.useState<(typeof directions)[number]>('row');

  return (
    <Stack spacing={2} useFlexGap sx={{ width: '100%' }}>
      <Grid container spacing={spacing} direction={direction}>
        {reports.map(({ name, columns }) => (
          <Grid key={name} xs={columns}>
            <Sheet
              variant="soft"
              color="primary"
              sx={{ p: 1.5, borderRadius: 'sm' }}
            >
              {name}
            </Sheet>
          </Grid>
        ))}
      </Grid>
      <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <div>
          <FormLabel id="grid-spacing" sx={{ mb: 0.5 }}>
            spacing
          </FormLabel>
          <ToggleButtonGroup
            aria-labelledby="grid-spacing"
            size="sm"
            value={String(spacing)}
            onChange={(_event, value) => setSpacing(Number(value ?? spacing))}
          >
            {['0', '1', '2', '4'].map((value) => (
              <Button key={value} value={value}>
                {value}
              </Button>
            ))}
          </ToggleButtonGroup>
        </div>
        <div>
          <FormLabel id="grid-direction" sx={{ mb: 0.5 }}>
            direction
          </FormLabel>
          <ToggleButtonGroup
            aria-labelledby="grid-direction"
            size="sm"
            value={direction}
            onChange={(_event, value) => setDirection(value ?? direction)}
          >
            {directions.map((value) => (
              <Button key={value} value={value}>
                {value}
              </Button>
            ))}
          </ToggleButtonGroup>
        </div>
      </Stack>
    </Stack>
  );
}
