import { Grid } from '@mui/system';

export default function GridNested() {
  return (
    <Grid container spacing={2} sx={{ width: '100%', maxWidth: 640 }}>
      <Grid size={{ xs: 12, sm: 4 }} sx={card}>
        <strong>Sprint 14</strong>
        <span>March 3 to March 14</span>
      </Grid>
      <Grid container size={{ xs: 12, sm: 8 }}>
        <Grid size={12} sx={card}>
          <strong>Open tasks</strong>
          <span>Sign-in form, invoice export</span>
        </Grid>
        <Grid size={6} sx={card}>
          <strong>In review</strong>
          <span>Search page</span>
        </Grid>
        <Grid size={6} sx={card}>
          <strong>Done</strong>
          <span>Dark mode</span>
        </Grid>
      </Grid>
    </Grid>
  );
}

const card = {
  display: 'grid',
  alignContent: 'start',
  gap: 0.5,
  border: 1,
  borderColor: 'color-mix(in srgb, currentColor 25%, transparent)',
  borderRadius: 2,
  p: 2,
};
