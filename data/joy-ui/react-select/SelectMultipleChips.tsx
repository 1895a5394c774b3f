import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';

const allergens = ['Celery', 'Eggs', 'Gluten', 'Milk', 'Mustard', 'Nuts', 'Sesame'];

export default function SelectMultipleChips() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 300 }}>
      <FormLabel>Leave out</FormLabel>
      <Select
        multiple
        defaultValue={['Eggs', 'Nuts']}
        placeholder="Nothing"
        renderValue={(chosen) => (
          <Stack
            component="span"
            direction="row"
            spacing={0.5}
            useFlexGap
            sx={{ flexWrap: 'wrap' }}
          >
            {chosen.map(({ value, label }) => (
              <Chip key={value} component="span" variant="soft" color="primary">
                {label}
              </Chip>
            ))}
          </Stack>
        )}
      >
        {allergens.map((name) => (
          <Option key={name} value={name}>
            {name}
          </Option>
        ))}
      </Select>
    </FormControl>
  );
}
