import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function DividerVerticalText() {
  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      sx={{ alignItems: 'center', minHeight: 120 }}
    >
      <Typography level="body-sm" sx={{ flex: 1, textAlign: 'end' }}>
        Direct flight, 4 hours
      </Typography>
      <Divider orientation="vertical" role="presentation">
        or
      </Divider>
      <Typography level="body-sm" sx={{ flex: 1 }}>
        Night train, 15 hours
      </Typography>
    </Stack>
  );
}
