import * as React from 'react';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const totals = [
  { label: 'Orders', value: '128' },
  { label: 'Returns', value: '6' },
  { label: 'Reviews', value: '41' },
];

export default function DividerVertical() {
  return (
    <Paper variant="outlined" sx={{ display: 'flex', textAlign: 'center' }}>
      {totals.map(({ label, value }, index) => (
        <React.Fragment key={label}>
          {index > 0 && (
            <Divider
              orientation="vertical"
              variant={index === 1 ? 'fullWidth' : 'middle'}
              flexItem
            />
          )}
          <Box sx={{ px: { xs: 1, sm: 2 }, py: 2 }}>
            <Typography variant="h6" component="p">
              {value}
            </Typography>
            <Typography variant="body2">{label}</Typography>
          </Box>
        </React.Fragment>
      ))}
    </Paper>
  );
}
