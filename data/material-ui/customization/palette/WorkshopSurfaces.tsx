import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const actions = ['hover', 'selected', 'focus', 'disabledBackground'];

export default function WorkshopSurfaces() {
  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 400, mx: 'auto' }}>
      <Stack spacing={1.5} useFlexGap sx={{ p: 2 }}>
        <Typography color="text.primary">text.primary: vat 3, indigo</Typography>
        <Typography color="text.secondary">
          text.secondary: stirred an hour ago
        </Typography>
        <TextField
          disabled
          size="small"
          id="workshop-surfaces-lid"
          label="Lid"
          defaultValue="text.disabled: locked"
        />
      </Stack>
      <Divider />
      <Stack component="ul" role="list" sx={{ m: 0, p: 1, listStyle: 'none' }}>
        {actions.map((token) => (
          <Typography
            key={token}
            component="li"
            variant="body2"
            sx={{ p: 1, bgcolor: `action.${token}` }}
          >
            action.{token}
          </Typography>
        ))}
      </Stack>
    </Paper>
  );
}
