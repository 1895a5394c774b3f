import Autocomplete, { type AutocompleteProps } from '@mui/joy/Autocomplete';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import Place from '@mui/icons-material/Place';

const cities = ['Athens', 'Bergen', 'Cork', 'Dresden', 'Esbjerg', 'Florence'];

export default function AutocompleteTagsExample(
  props: Partial<AutocompleteProps<string, true, false, false>>,
) {
  return (
    <Autocomplete
      multiple
      aria-label="Stops"
      placeholder="Add a stop"
      options={cities}
      defaultValue={['Cork', 'Dresden', 'Esbjerg']}
      startDecorator={<Place />}
      renderTags={(stops, getTagProps) =>
        stops.map((stop, index) => {
          const { key, ...tagProps } = getTagProps({ index });
          return (
            <Chip
              key={key}
              endDecorator={
                <ChipDelete aria-label={`Remove ${stop}`} {...tagProps} />
              }
            >
              {stop}
            </Chip>
          );
        })
      }
      {...props}
      sx={[
        { width: 300 },
        ...(Array.isArray(props.sx) ? props.sx : [props.sx ?? null]),
      ]}
    />
  );
}
