import { useAutocomplete } from '@mui/base/useAutocomplete';
import { styled } from '@mui/system';

const stations = ['Amsterdam', 'Antwerp', 'Basel', 'Berlin', 'Brussels', 'Cologne'];

export default function AutocompleteBasic() {
  const {
    getRootProps,
    getInputLabelProps,
    getInputProps,
    getListboxProps,
    getOptionProps,
    groupedOptions,
    popupOpen,
  } = useAutocomplete({ options: stations, openOnFocus: true });

  return (
    <Field {...getRootProps()}>
      <label {...getInputLabelProps()}>From</label>
      <TextInput {...getInputProps()} />
      {groupedOptions.length > 0 && (
        <Listbox {...getListboxProps()}>
          {(groupedOptions as string[]).map((option, index) => {
            const { key, ...props } = getOptionProps({ option, index });
            return (
              <li key={key} {...props}>
                {option}
              </li>
            );
          })}
        </Listbox>
      )}
      <span role="status">
        {popupOpen && groupedOptions.length === 0 && 'No station found'}
      </span>
    </Field>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const Field = styled('div')({
  position: 'relative',
  display: 'grid',
  gap: '0.25rem',
  inlineSize: '16rem',
});

const TextInput = styled('input')({
  padding: '0.5rem 0.75rem',
  border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: 8,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  '&:focus-visible': { outline: `3px solid ${accent}`, outlineOffset: 2 },
});

const Listbox = styled('ul')({
  position: 'absolute',
  zIndex: 1,
  insetInline: 0,
  insetBlockStart: 'calc(100% + 0.5rem)',
  maxBlockSize: '10rem',
  overflowY: 'auto',
  margin: 0,
  padding: '0.25rem',
  border: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
  borderRadius: 8,
  background: 'light-dark(#fff, #1b2027)',
  listStyle: 'none',
  '& > li': { padding: '0.375rem 0.5rem', borderRadius: 6, cursor: 'pointer' },
  '& > [aria-selected=true]': { color: accent, fontWeight: 600 },
  '& > .Mui-focused': {
    background: `color-mix(in srgb, ${accent} 12%, transparent)`,
  },
  '& > .Mui-focusVisible': { outline: `2px solid ${accent}`, outlineOffset: -2 },
});
