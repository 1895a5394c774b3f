import CheckIcon from '@mui/icons-material/Check';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';

const months = ['April', 'May', 'June', 'July', 'August'];
const airlines = [
  { code: 'AF', name: 'Air France' },
  { code: 'LH', name: 'Lufthansa' },
  { code: 'QF', name: 'Qantas' },
];

const withCheckedRows = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiAutocomplete: {
      defaultProps: {
        autoHighlight: true,
        noOptionsText: 'Nothing found',
        renderOption: (
          { key, ...props },
          option,
          { selected },
          { getOptionLabel },
        ) => (
          <Box component="li" key={key} {...props} sx={{ gap: 1 }}>
            <CheckIcon
              fontSize="small"
              sx={{ visibility: selected ? 'visible' : 'hidden' }}
            />
            {getOptionLabel(option)}
          </Box>
        ),
      },
    },
  },
});

export default function AutocompleteTheme() {
  return (
    <ThemeProvider theme={withCheckedRows}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <Autocomplete
          options={months}
          defaultValue="June"
          renderInput={(params) => <TextField {...params} label="Month" />}
        />
        <Autocomplete
          options={airlines}
          getOptionLabel={(airline) => airline.name}
          renderInput={(params) => <TextField {...params} label="Airline" />}
        />
      </Stack>
    </ThemeProvider>
  );
}
