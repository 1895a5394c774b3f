import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const files = [
  'Annual report.pdf',
  'Budget 2024.xlsx',
  'Budget 2025.xlsx',
  'Holiday photos.zip',
  'Meeting notes.docx',
  'Résumé.pdf',
];

/** Compares like the default filter: without case and accents. */
function simplify(text: string) {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
}

function Highlighted({ text, query }: { text: string; query: string }) {
  const start = simplify(text).indexOf(simplify(query));
  const end = start + query.length;

  return query === '' || start === -1 ? (
    text
  ) : (
    <span>
      {text.slice(0, start)}
      <strong>{text.slice(start, end)}</strong>
      {text.slice(end)}
    </span>
  );
}

export default function AutocompleteHighlight() {
  return (
    <Autocomplete
      options={files}
      sx={{ width: '100%', maxWidth: 320 }}
      renderInput={(params) => (
        <TextField {...params} label="File" helperText='Try "budget" or "resume"' />
      )}
      renderOption={({ key, ...props }, file, { inputValue }) => (
        <li key={key} {...props}>
          <Highlighted text={file} query={inputValue} />
        </li>
      )}
    />
  );
}
