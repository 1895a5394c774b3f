import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Switch, { switchClasses } from '@mui/joy/Switch';

export default function SwitchInset() {
  return (
    <FormControl orientation="horizontal" sx={{ width: 240 }}>
      <FormLabel>Share my location</FormLabel>
      <Switch
        defaultChecked
        sx={{
          '--Switch-trackWidth': '54px',
          '--Switch-trackHeight': '30px',
          '--Switch-trackRadius': '15px',
          '--Switch-thumbSize': '24px',
          '&:active': { '--Switch-thumbWidth': '32px' },
          [`& .${switchClasses.thumb}`]: {
            boxShadow: 'sm',
            transition: 'width 150ms, left 150ms',
            '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
          },
        }}
      />
    </FormControl>
  );
}
