import * as React from 'react';
import type {} from '@mui/material/themeCssVarsAugmentation';
import SoupKitchenIcon from '@mui/icons-material/SoupKitchen';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const Recipe = styled(Paper)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  padding: theme.spacing(2),
  [theme.containerQueries.up(380)]: {
    gridTemplateColumns: '120px 1fr',
    alignItems: 'center',
  },
}));

const Picture = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  minHeight: 96,
  borderRadius: 4,
  color: (theme.vars ?? theme).palette.primary.contrastText,
  backgroundColor: (theme.vars ?? theme).palette.primary.main,
}));

export default function ContainerQueriesCard() {
  const [share, setShare] = React.useState(60);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 560 }}>
      <Slider
        aria-label="Width of the container in percent"
        min={45}
        max={100}
        value={share}
        onChange={(_, value) => setShare(value as number)}
      />
      <Box sx={{ containerType: 'inline-size', width: `${share}%` }}>
        <Recipe variant="outlined">
          <Picture>
            <SoupKitchenIcon fontSize="large" />
          </Picture>
          <div>
            <Typography variant="h6" component="h3">
              Tomato soup
            </Typography>
            <Typography variant="body2">25 minutes, 4 servings</Typography>
          </div>
        </Recipe>
      </Box>
    </Stack>
  );
}
