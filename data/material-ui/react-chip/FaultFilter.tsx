import * as React from 'react';
import Check from '@mui/icons-material/Check';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const faults = ['Brakes', 'Gears', 'Wheels', 'Lights'];
const jobs = ['Brakes', 'Brakes', 'Gears', 'Gears', 'Gears', 'Wheels', 'Lights'];

export default function FaultFilter() {
  const [active, setActive] = React.useState(['Gears']);
  const shown = jobs.filter((fault) => active.includes(fault)).length;

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Stack
        role="group"
        aria-label="Show faults"
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
      >
        {faults.map((fault) => {
          const isActive = active.includes(fault);
          return (
            <Chip
              key={fault}
              component="button"
              aria-pressed={isActive}
              label={fault}
              icon={isActive ? <Check /> : undefined}
              variant={isActive ? 'filled' : 'outlined'}
              color={isActive ? 'primary' : 'default'}
              onClick={() =>
                setActive((before) =>
                  isActive
                    ? before.filter((name) => name !== fault)
                    : [...before, fault],
                )
              }
            />
          );
        })}
      </Stack>
      <Typography role="status" variant="body2">
        {shown} of {jobs.length} jobs
      </Typography>
    </Stack>
  );
}
