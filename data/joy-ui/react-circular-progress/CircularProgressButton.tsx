import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import IconButton from '@mui/joy/IconButton';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';

export default function CircularProgressButton() {
  return (
    <Stack
      direction="row"
      spacing={2.5}
      useFlexGap
      sx={{ alignItems: 'center', flexWrap: 'wrap' }}
    >
      <Button variant="soft" startDecorator={<CircularProgress aria-hidden />}>
        Stop the scan
      </Button>
      <Button
        startDecorator={
          // The ring has the color of this button, so it needs another one.
          <CircularProgress
            variant="plain"
            aria-hidden
            sx={(theme) => ({
              '--CircularProgress-progressColor':
                theme.vars.palette.primary.solidColor,
            })}
          />
        }
      >
        Stop the export
      </Button>
      <IconButton variant="soft" aria-label="Cancel the download">
        <CircularProgress color="neutral" aria-hidden />
      </IconButton>
      <Link
        href="#CircularProgressButton"
        startDecorator={<CircularProgress aria-hidden />}
      >
        Syncing 12 files
      </Link>
    </Stack>
  );
}
