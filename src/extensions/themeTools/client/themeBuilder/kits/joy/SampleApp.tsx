import Alert from '@mui/joy/Alert';
import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Input from '@mui/joy/Input';
import Link from '@mui/joy/Link';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { Board } from './SampleBoard';
import { SampleForm } from './SampleForm';
import { HourTable } from './SampleTable';

/** The app in the preview: a project with its tasks, hours and a form for the next task. */
export function SampleApp() {
  return (
    <>
      <Sheet sx={HEADER}>
        <Typography component="p" level="title-lg" sx={{ flexGrow: 1 }}>
          Garden redesign
        </Typography>
        <Box sx={{ display: 'none', '@container (min-width: 520px)': { display: 'block' } }}>
          <Input placeholder="Find a task" slotProps={SEARCH} />
        </Box>
        <Avatar>LM</Avatar>
      </Sheet>
      <Stack sx={{ gap: 3, p: 2 }}>
        <Box>
          <Typography component="p" level="h2">
            Sprint 14
          </Typography>
          <Typography>
            Nine days to go, six tasks open.{' '}
            <Link component="button" type="button">
              See the timeline
            </Link>
          </Typography>
        </Box>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Chip color="primary">All tasks</Chip>
          <Chip>Mine</Chip>
          <Chip color="success">Approved</Chip>
          <Chip color="warning">Waiting</Chip>
          <Chip color="danger">Blocked</Chip>
        </Stack>
        <Board />
        <Alert
          color="warning"
          endDecorator={
            <Button color="warning" size="sm" variant="soft">
              Call
            </Button>
          }
        >
          The stone supplier has not confirmed Friday.
        </Alert>
        <Alert color="success">The plan of the pond is approved.</Alert>
        <Box sx={PANES}>
          <SampleForm />
          <HourTable />
        </Box>
      </Stack>
    </>
  );
}

const HEADER = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  px: 2,
  py: 1.5,
  borderBottom: '1px solid',
  borderColor: 'divider',
} as const;

const SEARCH = { input: { 'aria-label': 'Find a task', autoComplete: 'off' } };

const PANES = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 2,
  '@container (min-width: 620px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
} as const;
