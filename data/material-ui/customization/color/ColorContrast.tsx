import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { amber, deepPurple, green, pink } from '@mui/material/colors';
import { getContrastRatio } from '@mui/material/styles';

const hues = { amber, deepPurple, green, pink };

export default function ColorContrast() {
  const [hue, setHue] = React.useState('green');
  const shades = Object.entries(hues).find(([name]) => name === hue)?.[1] ?? green;
  const legible = Object.entries(shades).filter(
    ([, color]) => getContrastRatio('#fff', color) >= 4.5,
  );

  return (
    <div>
      <RadioGroup
        row
        aria-label="Hue"
        value={hue}
        onChange={(_, value) => setHue(value)}
      >
        {Object.keys(hues).map((name) => (
          <FormControlLabel
            key={name}
            value={name}
            control={<Radio />}
            label={name}
          />
        ))}
      </RadioGroup>
      <Typography role="status" variant="body2" sx={{ my: 1 }}>
        Shades for white text: {legible.length} of 14
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, minHeight: 96 }}>
        {legible.map(([shade, color]) => (
          <Box
            key={shade}
            sx={{ p: 1, minWidth: 64, height: 'min-content', bgcolor: color }}
          >
            <Typography variant="body2" sx={{ color: 'common.white' }}>
              {shade}
            </Typography>
          </Box>
        ))}
      </Box>
    </div>
  );
}
