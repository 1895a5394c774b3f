import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function DividerChildPosition() {
  return (
    <Stack spacing={1.5} useFlexGap sx={{ maxWidth: 420, mx: 'auto' }}>
      <Divider role="presentation" sx={{ '--Divider-childPosition': '0%' }}>
        Today
      </Divider>
      <Typography level="body-sm">Order 4023 was paid.</Typography>
      <Divider role="presentation" sx={{ '--Divider-childPosition': '20%' }}>
        Yesterday
      </Divider>
      <Typography level="body-sm">Order 4021 left the warehouse.</Typography>
      <Divider role="presentation" sx={{ '--Divider-childPosition': '100%' }}>
        Last week
      </Divider>
      <Typography level="body-sm">Order 4008 was delivered.</Typography>
    </Stack>
  );
}
