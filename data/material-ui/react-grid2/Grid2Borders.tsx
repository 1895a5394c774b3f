import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Grid2 from '@mui/material/Grid2';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

const figures = [
  { label: 'Orders', value: '128' },
  { label: 'Returns', value: '4' },
  { label: 'Visitors', value: '2,310' },
  { label: 'Revenue', value: '$9,480' },
  { label: 'New customers', value: '37' },
  { label: 'Open questions', value: '12' },
];

export default function Grid2Borders() {
  const [framed, setFramed] = React.useState(true);

  return (
    <div>
      <FormControlLabel
        label="Border around the grid"
        control={
          <Switch
            checked={framed}
            onChange={(event) => setFramed(event.target.checked)}
          />
        }
      />
      <Grid2
        container
        spacing="1px"
        sx={{ bgcolor: 'divider', border: framed ? 1 : 0, borderColor: 'divider' }}
      >
        {figures.map(({ label, value }) => (
          <Grid2
            key={label}
            size={{ xs: 6, sm: 4 }}
            sx={{ p: 2, bgcolor: 'background.default' }}
          >
            <Typography variant="body2" color="text.secondary">
              {label}
            </Typography>
            <Typography variant="h6" component="p">
              {value}
            </Typography>
          </Grid2>
        ))}
      </Grid2>
    </div>
  );
}
