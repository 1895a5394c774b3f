import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

const halves = ['ON', 'OFF'].map((text) => (
  <Typography
    key={text}
    component="span"
    level="inherit"
    sx={{ flex: 1, textAlign: 'center', fontSize: 'xs', fontWeight: 'lg' }}
  >
    {text}
  </Typography>
));

export default function SwitchTrackText() {
  return (
    <Switch
      defaultChecked
      slotProps={{
        track: { 'aria-hidden': true, children: halves },
        input: { 'aria-label': 'Backup every night' },
      }}
      sx={{
        '--Switch-trackWidth': '84px',
        '--Switch-trackHeight': '32px',
        '--Switch-trackRadius': '6px',
        '--Switch-thumbSize': '26px',
        '--Switch-thumbWidth': '38px',
      }}
    />
  );
}
