import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const MEALS = [
  { day: 'Mon', dish: 'Lentil soup', minutes: 35, color: 'warning.main' },
  { day: 'Tue', dish: 'Mushroom risotto', minutes: 40, color: 'secondary.main' },
  { day: 'Wed', dish: 'Leftovers', minutes: 5, color: 'success.main' },
  { day: 'Thu', dish: 'Tomato curry', minutes: 30, color: 'primary.main' },
];

const SHOPPING = ['Red lentils, 300 g', 'Mushrooms, 500 g', 'Cherry tomatoes'];

/** The product itself, made of the same components, in place of a picture. */
export function WeekPlan() {
  const [bought, setBought] = React.useState<readonly string[]>([
    'Red lentils, 300 g',
  ]);

  return (
    <Box sx={{ position: 'relative', maxWidth: 520, mx: 'auto', pb: { sm: 6 } }}>
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, boxShadow: 3 }}>
        <Stack
          direction="row"
          sx={{ justifyContent: 'space-between', alignItems: 'center', mb: 2 }}
        >
          <Typography variant="h3" component="p">
            This week
          </Typography>
          <Chip size="small" label="4 people" />
        </Stack>
        <Stack component="ul" sx={{ m: 0, p: 0, gap: 1, listStyle: 'none' }}>
          {MEALS.map(({ day, dish, minutes, color }) => (
            <Stack
              key={day}
              component="li"
              direction="row"
              sx={{
                gap: 1.5,
                p: 1.25,
                alignItems: 'center',
                borderRadius: 1,
                bgcolor: 'action.hover',
              }}
            >
              <Box sx={{ width: 8, height: 36, borderRadius: 4, bgcolor: color }} />
              <Typography variant="body2" color="textSecondary" sx={{ width: 36 }}>
                {day}
              </Typography>
              <Typography sx={{ flex: 1, fontWeight: 600 }}>{dish}</Typography>
              <Typography variant="body2" color="textSecondary">
                {minutes} min
              </Typography>
            </Stack>
          ))}
        </Stack>
      </Paper>
      <Paper
        variant="outlined"
        sx={{
          mt: { xs: 2, sm: -2 },
          p: 2,
          width: { sm: 270 },
          marginInlineStart: 'auto',
          position: 'relative',
          insetInlineEnd: { lg: -28 },
          boxShadow: 6,
        }}
      >
        <Typography variant="h3" component="p">
          Shopping list
        </Typography>
        {SHOPPING.map((item) => (
          <FormControlLabel
            key={item}
            control={<Checkbox size="small" checked={bought.includes(item)} />}
            onChange={() =>
              setBought(
                bought.includes(item)
                  ? bought.filter((one) => one !== item)
                  : [...bought, item],
              )
            }
            label={item}
            sx={{
              display: 'flex',
              ...(bought.includes(item) && { textDecoration: 'line-through' }),
            }}
          />
        ))}
      </Paper>
    </Box>
  );
}
