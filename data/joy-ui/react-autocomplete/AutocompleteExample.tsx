import Autocomplete, { type AutocompleteProps } from '@mui/joy/Autocomplete';

const cities = ['Athens', 'Bergen', 'Cork', 'Dresden', 'Esbjerg', 'Florence'];

export default function AutocompleteExample(
  props: Partial<AutocompleteProps<string, false, false, false>>,
) {
  return (
    <Autocomplete
      aria-label="City"
      options={cities}
      defaultValue="Bergen"
      {...props}
      sx={[
        { width: 280 },
        ...(Array.isArray(props.sx) ? props.sx : [props.sx ?? null]),
      ]}
    />
  );
}
