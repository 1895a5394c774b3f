import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import InfoOutlined from '@mui/icons-material/InfoOutlined';

const carriers = ['Bike courier', 'Parcel post', 'Pickup', 'Van'];

export default function AutocompleteValidation() {
  const [carrier, setCarrier] = React.useState<string | null>('Bike courier');
  const invalid = carrier === 'Bike courier';

  return (
    <FormControl error={invalid} sx={{ width: '100%', maxWidth: 320 }}>
      <FormLabel>Carrier</FormLabel>
      <Autocomplete
        options={carriers}
        value={carrier}
        onChange={(event, next) => setCarrier(next)}
      />
      <FormHelperText
        aria-live="polite"
        sx={{ color: invalid ? 'danger.plainColor' : 'text.secondary' }}
      >
        {invalid && <InfoOutlined />}
        {invalid ? 'Too heavy for a bike: choose another.' : 'Order 2041, 38 kg'}
      </FormHelperText>
    </FormControl>
  );
}
