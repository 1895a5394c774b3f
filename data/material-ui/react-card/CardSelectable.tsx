import * as React from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

const methods = [
  { name: 'Standard', hint: 'Free, 3 to 5 days' },
  { name: 'Express', hint: 'Tomorrow, $9.90' },
  { name: 'Pickup', hint: 'Today at the store' },
];

export default function CardSelectable() {
  const [selected, setSelected] = React.useState('Express');

  return (
    <Box
      role="group"
      aria-label="Delivery"
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 160px), 1fr))',
        width: '100%',
      }}
    >
      {methods.map(({ name, hint }) => (
        <Card key={name} variant="outlined">
          <CardActionArea
            focusRipple
            aria-pressed={name === selected}
            onClick={() => setSelected(name)}
            sx={{
              height: '100%',
              '&[aria-pressed="true"]': {
                bgcolor: 'action.selected',
                boxShadow: 'inset 0 3px currentColor',
              },
            }}
          >
            {/* Inside a <button>, only spans are valid. */}
            <CardContent component="span" sx={{ display: 'grid' }}>
              <Typography component="span" variant="subtitle1">
                {name}
              </Typography>
              <Typography
                component="span"
                variant="body2"
                sx={{ color: 'text.secondary' }}
              >
                {hint}
              </Typography>
            </CardContent>
          </CardActionArea>
        </Card>
      ))}
    </Box>
  );
}
