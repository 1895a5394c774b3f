import { Box, Grid } from '@mui/system';

const people = [
  { name: 'Ana Torres', role: 'Design' },
  { name: 'Ben Fischer', role: 'Engineering' },
  { name: 'Chloe Martin', role: 'Marketing' },
  { name: 'David Kim', role: 'Support' },
  { name: 'Emma Rossi', role: 'Finance' },
  { name: 'Farid Haddad', role: 'Sales' },
];

export default function GridBreakpoints() {
  return (
    <Grid container component="ul" role="list" spacing={2} sx={list}>
      {people.map(({ name, role }) => (
        <Grid
          key={name}
          component="li"
          size={{ xs: 12, sm: 6, md: 4 }}
          sx={{ border: 1, borderColor: line, borderRadius: 2, p: 2 }}
        >
          <Box component="strong" sx={{ display: 'block' }}>
            {name}
          </Box>
          {role}
        </Grid>
      ))}
    </Grid>
  );
}

const line = 'color-mix(in srgb, currentColor 25%, transparent)';

const list = { width: '100%', m: 0, p: 0, listStyle: 'none' };
