import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Card from '@mui/material/Card';
import CardHeader from '@mui/material/CardHeader';
import Slide from '@mui/material/Slide';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import { flights } from './flights';

export default function AppBarHideOnScroll() {
  const isScrollingDown = useScrollTrigger();

  return (
    <React.Fragment>
      <Slide appear={false} direction="down" in={!isScrollingDown}>
        <AppBar>
          <Toolbar>
            <Typography variant="h6" component="h1">
              Saved flights
            </Typography>
          </Toolbar>
        </AppBar>
      </Slide>
      <Toolbar />
      <Stack component="main" spacing={2} sx={{ p: 2 }}>
        {flights.map(({ code, city, time }) => (
          <Card key={code} variant="outlined">
            <CardHeader title={city} subheader={`${time}, ${code}`} />
          </Card>
        ))}
      </Stack>
    </React.Fragment>
  );
}
