import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Breakpoint } from '@mui/material/styles';

const names: Breakpoint[] = ['xs', 'sm', 'md', 'lg', 'xl'];

export default function BreakpointsCurrent() {
  return (
    <Box
      component="ul"
      aria-label="Breakpoints"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {names.map((name) => (
        <Box
          component="li"
          key={name}
          sx={(theme) => ({
            minWidth: 72,
            p: 1.5,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            textAlign: 'center',
            [theme.breakpoints.only(name)]: {
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
            },
          })}
        >
          <Typography component="div" variant="h6">
            {name}
          </Typography>
          <Box
            sx={(theme) => ({ [theme.breakpoints.not(name)]: { display: 'none' } })}
          >
            now
          </Box>
        </Box>
      ))}
    </Box>
  );
}
