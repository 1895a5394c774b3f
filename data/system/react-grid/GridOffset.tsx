import { Grid } from '@mui/system';

export default function GridOffset() {
  return (
    <Grid container spacing={1.5} sx={{ width: '100%', maxWidth: 520 }}>
      <Grid size={9} sx={message}>
        Is the table by the window free on Friday?
      </Grid>
      <Grid size={9} offset={3} sx={{ ...message, ...answer }}>
        Yes, from seven. For how many people?
      </Grid>
      <Grid size={{ xs: 6, sm: 4 }} sx={message}>
        For four, please.
      </Grid>
      <Grid size="auto" offset="auto" sx={{ ...message, ...answer }}>
        Booked!
      </Grid>
    </Grid>
  );
}

const message = {
  border: 1,
  borderColor: 'color-mix(in srgb, currentColor 25%, transparent)',
  borderRadius: 3,
  px: 2,
  py: 1.5,
};

const answer = {
  borderColor: 'transparent',
  bgcolor: 'color-mix(in srgb, light-dark(#0b57d0, #a8c7fa) 12%, transparent)',
};
