import Autocomplete from '@mui/joy/Autocomplete';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const allergens = ['Celery', 'Eggs', 'Fish', 'Gluten', 'Milk', 'Nuts', 'Soy'];

export default function AutocompleteMultiple() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <FormLabel>Allergens</FormLabel>
      <Autocomplete
        multiple
        options={allergens}
        defaultValue={['Eggs', 'Nuts']}
        renderTags={(chosen, getTagProps) =>
          chosen.map((allergen, index) => {
            const { key, ...tagProps } = getTagProps({ index });
            return (
              <Chip
                key={key}
                variant="outlined"
                color="warning"
                endDecorator={
                  <ChipDelete aria-label={`Remove ${allergen}`} {...tagProps} />
                }
              >
                {allergen}
              </Chip>
            );
          })
        }
      />
    </FormControl>
  );
}
