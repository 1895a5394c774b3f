import Autocomplete from '@mui/joy/Autocomplete';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const folders = ['Archive', 'Contracts', 'Invoices', 'Photos', 'Reports'];

export default function AutocompleteLimitTags() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <FormLabel>Search in</FormLabel>
      <Autocomplete
        multiple
        limitTags={2}
        getLimitTagsText={(count) => `and ${count} more`}
        options={folders}
        defaultValue={['Archive', 'Contracts', 'Invoices', 'Photos']}
        renderTags={(chosen, getTagProps) =>
          chosen.map((folder, index) => {
            const { key, ...tagProps } = getTagProps({ index });
            return (
              <Chip
                key={key}
                endDecorator={
                  <ChipDelete aria-label={`Remove ${folder}`} {...tagProps} />
                }
              >
                {folder}
              </Chip>
            );
          })
        }
      />
    </FormControl>
  );
}
