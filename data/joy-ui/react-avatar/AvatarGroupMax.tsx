import Avatar from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { mayaPatel, omarHaddad, saraLind } from '../sampleData/pictures';

/** The first entries that a server sends, and how many there are. */
const guests = [
  { name: 'Maya Patel', picture: mayaPatel },
  { name: 'Omar Haddad', picture: omarHaddad },
  { name: 'Sara Lind', picture: saraLind },
];
const total = 41;

export default function AvatarGroupMax() {
  const rest = total - guests.length;
  const names = guests.map(({ name }) => name).join(', ');

  return (
    <Stack spacing={1} useFlexGap>
      <Typography level="title-sm">Summer party</Typography>
      <AvatarGroup role="img" aria-label={`${names} and ${rest} others`}>
        {guests.map(({ name, picture }) => (
          <Avatar key={name} src={picture} alt="" />
        ))}
        <Avatar dir="ltr">+{rest}</Avatar>
      </AvatarGroup>
    </Stack>
  );
}
