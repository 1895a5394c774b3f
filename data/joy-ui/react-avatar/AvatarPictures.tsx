import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { mayaPatel, omarHaddad, yukiTanaka } from '../sampleData/pictures';

const crew = [
  { name: 'Maya Patel', role: 'Captain', picture: mayaPatel },
  { name: 'Omar Haddad', role: 'First officer', picture: omarHaddad },
  { name: 'Yuki Tanaka', role: 'Purser', picture: yukiTanaka },
];

export default function AvatarPictures() {
  return (
    <Stack spacing={2} useFlexGap>
      {crew.map(({ name, role, picture }) => (
        <Stack
          key={name}
          direction="row"
          spacing={1.5}
          useFlexGap
          sx={{ alignItems: 'center' }}
        >
          {/* The name is beside the picture, so the picture is decoration. */}
          <Avatar src={picture} alt="" />
          <Box>
            <Typography level="title-sm">{name}</Typography>
            <Typography level="body-sm">{role}</Typography>
          </Box>
        </Stack>
      ))}
    </Stack>
  );
}
