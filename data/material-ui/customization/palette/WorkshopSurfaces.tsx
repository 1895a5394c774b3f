import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function WorkshopSurfaces() {
  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 400 }}>
      <Stack spacing={0.5} useFlexGap sx={{ p: 2 }}>
        <Typography color="text.primary">text.primary: Vat 3, indigo</Typography>
        <Typography color="text.secondary">
          text.secondary: stirred an hour ago
        </Typography>
        <Typography color="text.disabled" aria-disabled="true">
          text.disabled: lid locked
        </Typography>
      </Stack>
      <Divider />
      <Stack component="ul" role="list" sx={{ m: 0, p: 1, listStyle: 'none' }}>
        {['hover', 'selected', 'focus', 'disabledBackground'].map((token) => (
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
