import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import Chip from '@mui/joy/Chip';
import IconButton from '@mui/joy/IconButton';
import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

interface Task {
  readonly title: string;
  readonly due: string;
  readonly owner: string;
  readonly share: number;
  readonly color: 'primary' | 'success' | 'danger';
}

const COLUMNS: readonly { readonly name: string; readonly tasks: readonly Task[] }[] = [
  {
    name: 'To do',
    tasks: [
      { title: 'Choose trees for the north side', due: 'Thu', owner: 'IB', share: 5, color: 'primary' },
    ],
  },
  {
    name: 'In progress',
    tasks: [{ title: 'Lay the path to the pond', due: 'Today', owner: 'LM', share: 60, color: 'danger' }],
  },
  {
    name: 'Done',
    tasks: [{ title: 'Survey the ground', due: 'Mon', owner: 'JW', share: 100, color: 'success' }],
  },
];

/** The tasks of the project in columns, which stack where there is no room. */
export function Board() {
  return (
    <Box sx={BOARD}>
      {COLUMNS.map(({ name, tasks }) => (
        <Stack key={name} sx={{ gap: 1 }}>
          <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
            <Typography component="p" level="title-sm">
              {name}
            </Typography>
            <IconButton aria-label={`Add to ${name}`} sx={{ fontSize: 'xl' }}>
              +
            </IconButton>
          </Stack>
          {tasks.map((task) => (
            <TaskCard key={task.title} task={task} />
          ))}
        </Stack>
      ))}
    </Box>
  );
}

function TaskCard({ task: { title, due, owner, share, color } }: { task: Task }) {
  return (
    <Card sx={{ flexGrow: 1 }}>
      <Typography component="p" level="title-md">
        {title}
      </Typography>
      <LinearProgress
        determinate
        value={share}
        color={color}
        aria-label={`Progress: ${title}`}
        sx={{ flexGrow: 0 }}
      />
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', mt: 'auto' }}>
        <Chip color={color}>{due}</Chip>
        <Avatar size="sm">{owner}</Avatar>
      </Stack>
    </Card>
  );
}

const BOARD = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  '@container (min-width: 560px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
} as const;
