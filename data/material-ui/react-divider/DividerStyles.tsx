import Divider, { dividerClasses } from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function DividerStyles() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <Typography>Cut along the dashed line</Typography>
      <Divider sx={{ borderStyle: 'dashed' }} />
      <Typography>End of the first part</Typography>
      <Divider sx={{ borderBottomWidth: 4, borderColor: 'primary.main' }} />
      <Typography>A label with colored lines</Typography>
      <Divider
        role="presentation"
        sx={{
          color: 'primary.main',
          '&::before, &::after': { borderColor: 'primary.main' },
          [`& .${dividerClasses.wrapper}`]: { typography: 'overline' },
        }}
      >
        New messages
      </Divider>
      <Typography>A softer line</Typography>
      <Divider sx={{ opacity: 0.5 }} />
    </Stack>
  );
}
