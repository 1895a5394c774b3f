import SearchIcon from '@mui/icons-material/Search';
import Autocomplete from '@mui/material/Autocomplete';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const topics = [
  'Change your password',
  'Delete your account',
  'Payment methods',
  'Refunds',
  'Shipping costs',
];

export default function AutocompleteCustomInput() {
  return (
    <Autocomplete
      freeSolo
      options={topics}
      sx={{ width: '100%', maxWidth: 400 }}
      renderInput={(params) => (
        <div>
          <Typography
            component="label"
            variant="subtitle2"
            {...params.InputLabelProps}
          >
            Search help
          </Typography>
          <Paper
            ref={params.InputProps.ref}
            variant="outlined"
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              mt: 0.5,
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
              placeholder="Payment, refunds, shipping…"
              inputProps={params.inputProps}
            />
          </Paper>
        </div>
      )}
    />
  );
}
