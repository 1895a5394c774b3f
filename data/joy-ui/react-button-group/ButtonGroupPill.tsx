import ButtonGroup from '@mui/joy/ButtonGroup';
import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Forward10 from '@mui/icons-material/Forward10';
import Replay10 from '@mui/icons-material/Replay10';

const outer = 'var(--ButtonGroup-radius)';

export default function ButtonGroupPill() {
  return (
    <ButtonGroup
      variant="soft"
      color="primary"
      size="lg"
      aria-label="Podcast"
      sx={{
        '--ButtonGroup-radius': '40px',
        // Logical corners, so that the outer ends are round right-to-left, too.
        '& > [data-first-child]': {
          borderRadius: 0,
          borderStartStartRadius: outer,
          borderEndStartRadius: outer,
        },
        '& > [data-last-child]': {
          borderRadius: 0,
          borderStartEndRadius: outer,
          borderEndEndRadius: outer,
        },
      }}
    >
      <IconButton aria-label="Back ten seconds">
        <Replay10 />
      </IconButton>
      <Button>Play</Button>
      <IconButton aria-label="Forward ten seconds">
        <Forward10 />
      </IconButton>
    </ButtonGroup>
  );
}
