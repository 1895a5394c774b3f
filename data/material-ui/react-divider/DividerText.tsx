import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function DividerText() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <Typography>Your parcel left the warehouse.</Typography>
      <Divider role="presentation" textAlign="left">
        Monday
      </Divider>
      <Typography>It arrived at the depot in Leeds.</Typography>
      <Divider role="presentation">Tuesday</Divider>
      <Typography>The driver could not find the address.</Typography>
      <Divider role="presentation" textAlign="right">
        <Chip label="Today" size="small" />
      </Divider>
      <Typography>It is waiting at the post office.</Typography>
    </Stack>
  );
}
