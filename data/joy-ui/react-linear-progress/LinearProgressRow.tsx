import Close from '@mui/icons-material/Close';
import IconButton from '@mui/joy/IconButton';
import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function LinearProgressRow() {
  return (
    <Stack
      direction="row"
      spacing={1.5}
      useFlexGap
      // Without this, the bar is as high as the row.
      sx={{ alignItems: 'center' }}
    >
      <Typography id="backup-name" level="body-sm">
        Backup
      </Typography>
      <LinearProgress size="sm" color="success" aria-labelledby="backup-name" />
      <IconButton size="sm" aria-label="Cancel the backup">
        <Close />
      </IconButton>
    </Stack>
  );
}
