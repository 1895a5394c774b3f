import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

export default function SwitchLabel() {
  return (
    <Stack spacing={1.5} useFlexGap>
      <Typography component="label" startDecorator={<Switch defaultChecked />}>
        Show shared files
      </Typography>
      <Typography
        component="label"
        level="body-sm"
        startDecorator={<Switch size="sm" />}
      >
        Show hidden files
      </Typography>
    </Stack>
  );
}
