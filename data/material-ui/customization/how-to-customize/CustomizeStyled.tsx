import Stack from '@mui/material/Stack';
import Switch, { switchClasses } from '@mui/material/Switch';
import { styled } from '@mui/material/styles';

const OutlinedSwitch = styled(Switch)(({ theme }) => ({
  padding: theme.spacing(1),
  [`& .${switchClasses.track}`]: {
    opacity: 1,
    borderRadius: theme.spacing(2),
    border: '2px solid currentColor',
    backgroundColor: 'transparent',
  },
  [`& .${switchClasses.switchBase}.${switchClasses.checked} + .${switchClasses.track}`]:
    {
      opacity: 1,
      backgroundColor: 'transparent',
    },
  [`& .${switchClasses.switchBase}:not(.${switchClasses.checked})`]: {
    color: 'inherit',
  },
  [`& .${switchClasses.thumb}`]: {
    width: 12,
    height: 12,
    margin: 4,
    boxShadow: 'none',
  },
}));

export default function CustomizeStyled() {
  return (
    <Stack direction="row" spacing={1}>
      <OutlinedSwitch defaultChecked inputProps={{ 'aria-label': 'Email' }} />
      <OutlinedSwitch inputProps={{ 'aria-label': 'Text message' }} />
      <OutlinedSwitch
        defaultChecked
        color="success"
        inputProps={{ 'aria-label': 'Push notification' }}
      />
    </Stack>
  );
}
