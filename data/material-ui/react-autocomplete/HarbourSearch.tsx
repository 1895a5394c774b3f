import SearchIcon from '@mui/icons-material/Search';
import Autocomplete from '@mui/material/Autocomplete';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const pages = [
  'Berth fees',
  'Lock times',
  'Pilot orders',
  'Shore power',
  'Waste permits',
];

export default function HarbourSearch() {
  return (
    <Autocomplete
      freeSolo
      options={pages}
      sx={{ width: '100%', maxWidth: 400 }}
      renderInput={(params) => (
        <div>
          <Typography
            component="label"
            variant="subtitle2"
            {...params.InputLabelProps}
          >
            Find a service
          </Typography>
          <Paper
            ref={params.InputProps.ref}
            variant="outlined"
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              px: 1.5,
              py: 0.5,
              '&:focus-within': {
                outline: '2px solid',
                outlineColor: 'primary.main',
              },
            }}
          >
            <SearchIcon color="action" />
            <InputBase
              fullWidth
              placeholder="Fees, pilots, permits…"
              inputProps={params.inputProps}
            />
          </Paper>
        </div>
      )}
    />
  );
}
