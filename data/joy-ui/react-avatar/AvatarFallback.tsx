import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { saraLind } from '../sampleData/pictures';

/** An address that can't be shown as a picture. */
const broken = 'data:image/png;base64,AAAA';

const people = [
  {
    label: 'Picture',
    avatar: (
      <Avatar src={saraLind} alt="">
        SL
      </Avatar>
    ),
  },
  {
    label: 'Failed picture, with initials as children',
    avatar: (
      <Avatar src={broken} alt="Sara Lind">
        SL
      </Avatar>
    ),
  },
  {
    label: 'Failed picture, with alt alone',
    avatar: <Avatar src={broken} alt="Sara Lind" />,
  },
  { label: 'Nothing at all', avatar: <Avatar /> },
];

export default function AvatarFallback() {
  return (
    <Stack spacing={1.5} useFlexGap>
      {people.map(({ label, avatar }) => (
        <Stack
          key={label}
          direction="row"
          spacing={1.5}
          useFlexGap
          sx={{ alignItems: 'center' }}
        >
          {avatar}
          <Typography level="body-sm">{label}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
