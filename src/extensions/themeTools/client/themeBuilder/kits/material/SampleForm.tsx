import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

/** A form. Nothing in it opens a popup, which would be outside the scope of the preview's variables. */
export function SampleForm() {
  return (
    <Card sx={{ minWidth: 0 }}>
      <CardContent>
        <Typography component="p" variant="h6" gutterBottom>
          New order
        </Typography>
        <Stack sx={{ gap: 2 }}>
          <TextField label="Customer" defaultValue="Amara Okafor" fullWidth autoComplete="off" />
          <TextField
            label="Email"
            defaultValue="amara.example.com"
            error
            helperText="The @ is missing."
            fullWidth
            autoComplete="off"
          />
          <TextField select label="Shipping" defaultValue="standard" fullWidth slotProps={NATIVE_SELECT}>
            <option value="standard">Standard</option>
            <option value="express">Express</option>
          </TextField>
          <div>
            <FormControlLabel control={<Checkbox defaultChecked />} label="Gift wrapping" />
            <FormControlLabel control={<Switch defaultChecked />} label="Notify by email" />
          </div>
        </Stack>
      </CardContent>
      <CardActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained">Save order</Button>
        <Button>Preview</Button>
        <Button variant="outlined" color="error">
          Discard
        </Button>
      </CardActions>
    </Card>
  );
}

const NATIVE_SELECT = { select: { native: true } };
