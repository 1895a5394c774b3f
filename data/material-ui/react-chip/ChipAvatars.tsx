import Avatar from '@mui/material/Avatar';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const people = ['Ana Silva', 'Ben Carter', 'Chloe Martin'];

export default function ChipAvatars() {
  return (
    <Stack
      component="ul"
      aria-label="Project team"
      direction="row"
      spacing={1}
      useFlexGap
      sx={{
        flexWrap: 'wrap',
        justifyContent: 'center',
        listStyle: 'none',
        m: 0,
        p: 0,
      }}
    >
      {people.map((name, index) => (
        <Chip
          key={name}
          component="li"
          label={name}
          color={index === 0 ? 'primary' : 'default'}
          avatar={<Avatar aria-hidden>{name[0]}</Avatar>}
        />
      ))}
    </Stack>
  );
}
