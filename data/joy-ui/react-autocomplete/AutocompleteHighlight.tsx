import Autocomplete from '@mui/joy/Autocomplete';
import AutocompleteOption from '@mui/joy/AutocompleteOption';
import Box from '@mui/joy/Box';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const files = ['Invoice May.pdf', 'Invoice June.pdf', 'Plan.docx', 'Team photo.jpg'];

function Highlighted({ text, query }: { text: string; query: string }) {
  const start = text.toLowerCase().indexOf(query.toLowerCase());
  const end = start + query.length;

  return query === '' || start === -1 ? (
    text
  ) : (
    <span>
      {text.slice(0, start)}
      <Box
        component="mark"
        sx={{ bgcolor: 'primary.softBg', color: 'primary.softColor' }}
      >
        {text.slice(start, end)}
      </Box>
      {text.slice(end)}
    </span>
  );
}

export default function AutocompleteHighlight() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <FormLabel>Open a file</FormLabel>
      <Autocomplete
        options={files}
        placeholder="Type in"
        renderOption={(props, file, { inputValue }) => (
          <AutocompleteOption {...props} key={file}>
            <Highlighted text={file} query={inputValue} />
          </AutocompleteOption>
        )}
      />
    </FormControl>
  );
}
