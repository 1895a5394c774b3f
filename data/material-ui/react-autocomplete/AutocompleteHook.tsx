import useAutocomplete from '@mui/material/useAutocomplete';
import Box from '@mui/material/Box';

const commands = [
  { name: 'New file', keys: 'Ctrl+N' },
  { name: 'Open file', keys: 'Ctrl+O' },
  { name: 'Print', keys: 'Ctrl+P' },
  { name: 'Save', keys: 'Ctrl+S' },
];

export default function AutocompleteHook() {
  const combobox = useAutocomplete({
    options: commands,
    getOptionLabel: (command) => command.name,
  });
  const { groupedOptions, value } = combobox;

  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 232 }}>
      <div {...combobox.getRootProps()}>
        <label {...combobox.getInputLabelProps()}>Command</label>
        <Box
          component="input"
          {...combobox.getInputProps()}
          sx={{
            font: 'inherit',
            color: 'text.primary',
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'text.secondary',
            borderRadius: 1,
            boxSizing: 'border-box',
            width: '100%',
            p: 1,
          }}
        />
      </div>
      {groupedOptions.length > 0 ? (
        <Box
          component="ul"
          {...combobox.getListboxProps()}
          sx={{ listStyle: 'none', m: 0, p: 0, border: 1, borderColor: 'divider' }}
        >
          {(groupedOptions as typeof commands).map((option, index) => {
            const { key, ...optionProps } = combobox.getOptionProps({
              option,
              index,
            });
            return (
              <Box
                component="li"
                key={key}
                {...optionProps}
                sx={{
                  display: 'flex',
                  justifyContent: 'space-between',
                  p: 1,
                  cursor: 'pointer',
                  '&.Mui-focused': { bgcolor: 'action.hover' },
                }}
              >
                {option.name} <bdi>{option.keys}</bdi>
              </Box>
            );
          })}
        </Box>
      ) : (
        <p>{value ? `Chosen: ${value.name}` : 'No command chosen'}</p>
      )}
    </Box>
  );
}
