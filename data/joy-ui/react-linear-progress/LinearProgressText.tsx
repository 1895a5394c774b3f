import LinearProgress from '@mui/joy/LinearProgress';
import Typography from '@mui/joy/Typography';

export default function LinearProgressText() {
  return (
    <LinearProgress
      determinate
      value={60}
      thickness={32}
      aria-label="Uploading the contract"
      aria-valuetext="24 of 40 MB"
      // A light bar on a light track: the text is readable on both.
      sx={(theme) => ({
        '--LinearProgress-radius': theme.vars.radius.sm,
        color: theme.vars.palette.primary.softActiveBg,
        backgroundColor: theme.vars.palette.background.level1,
      })}
    >
      <Typography
        level="body-sm"
        textColor="text.primary"
        sx={{ position: 'relative' }}
      >
        contract.pdf, 24 of 40 MB
      </Typography>
    </LinearProgress>
  );
}
