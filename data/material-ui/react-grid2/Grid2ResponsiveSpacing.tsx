import Avatar from '@mui/material/Avatar';
import Grid2 from '@mui/material/Grid2';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const people = [
  { name: 'Ana', role: 'Design' },
  { name: 'Ben', role: 'Sales' },
  { name: 'Chloe', role: 'Support' },
  { name: 'Dev', role: 'Finance' },
];

export default function Grid2ResponsiveSpacing() {
  return (
    <Grid2 container rowSpacing={1} columnSpacing={{ xs: 1, sm: 3, md: 6 }}>
      {people.map(({ name, role }) => (
        <Grid2 key={name} size={{ xs: 6, md: 3 }} sx={{ bgcolor: 'action.hover' }}>
          <Stack spacing={0.5} useFlexGap sx={{ alignItems: 'center', p: 2 }}>
            <Avatar aria-hidden>{name[0]}</Avatar>
            <Typography variant="subtitle2" component="p">
              {name}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {role}
            </Typography>
          </Stack>
        </Grid2>
      ))}
    </Grid2>
  );
}
