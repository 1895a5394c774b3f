import useAutocomplete from '@mui/material/useAutocomplete';
import Box from '@mui/material/Box';

const flags = [
  { code: 'A', name: 'Alfa', meaning: 'Diver down, keep clear' },
  { code: 'B', name: 'Bravo', meaning: 'Dangerous goods' },
  { code: 'G', name: 'Golf', meaning: 'I require a pilot' },
  { code: 'H', name: 'Hotel', meaning: 'Pilot on board' },
];

export default function SignalFlagCombobox() {
  const combobox = useAutocomplete({
    options: flags,
    getOptionLabel: (flag) => flag.name,
  });
  const { groupedOptions, value } = combobox;

  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 232 }}>
      <div {...combobox.getRootProps()}>
        <label {...combobox.getInputLabelProps()}>Signal flag</label>
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
          {(groupedOptions as typeof flags).map((option, index) => {
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
                  p: 1,
                  cursor: 'pointer',
                  '&.Mui-focused': { bgcolor: 'action.hover' },
                }}
              >
                {option.code} – {option.name}
              </Box>
            );
          })}
        </Box>
      ) : (
        <p>{value ? `${value.name}: ${value.meaning}` : 'No flag chosen'}</p>
      )}
    </Box>
  );
}
