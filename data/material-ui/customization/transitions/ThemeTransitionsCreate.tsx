import Avatar from '@mui/material/Avatar';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const Person = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.body1,
  gap: theme.spacing(1),
  padding: theme.spacing(1, 2),
  border: '2px solid transparent',
  borderRadius: 32,
  transition: theme.transitions.create(['border-color', 'transform'], {
    duration: theme.transitions.duration.shorter,
    easing: theme.transitions.easing.easeOut,
  }),
  '&:hover, &.Mui-focusVisible': {
    borderColor: 'currentColor',
    transform: 'translateY(-4px)',
  },
  '@media (prefers-reduced-motion: reduce)': {
    transition: 'none',
    '&:hover, &.Mui-focusVisible': { transform: 'none' },
  },
}));

export default function ThemeTransitionsCreate() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {['Ada', 'Ben', 'Chloe'].map((name) => (
        <Person key={name}>
          <Avatar aria-hidden sx={{ bgcolor: 'primary.main' }}>
            {name[0]}
          </Avatar>
          {name}
        </Person>
      ))}
    </Stack>
  );
}
