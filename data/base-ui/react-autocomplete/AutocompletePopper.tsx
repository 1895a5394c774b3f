import { Popper } from '@mui/base/Popper';
import {
  useAutocomplete,
  type AutocompleteGroupedOption,
} from '@mui/base/useAutocomplete';
import { styled } from '@mui/system';

const files = [
  { name: 'Budget.xlsx', folder: 'Finance' },
  { name: 'Invoice 204.pdf', folder: 'Finance' },
  { name: 'Logo.svg', folder: 'Design' },
  { name: 'Poster.pdf', folder: 'Design' },
];

export default function AutocompletePopper() {
  const {
    anchorEl,
    getInputLabelProps,
    getInputProps,
    getListboxProps,
    getOptionProps,
    getRootProps,
    groupedOptions,
    setAnchorEl,
  } = useAutocomplete({
    options: files,
    getOptionLabel: ({ name }) => name,
    groupBy: ({ folder }) => folder,
    openOnFocus: true,
  });
  const groups = groupedOptions as AutocompleteGroupedOption<
    (typeof files)[number]
  >[];

  return (
    <Field {...getRootProps()} ref={setAnchorEl}>
      <label {...getInputLabelProps()}>Open file</label>
      <FileInput {...getInputProps()} />
      <FilePopper
        open={groups.length > 0}
        anchorEl={anchorEl}
        placement="bottom-start"
        role="presentation"
      >
        <Files {...getListboxProps()}>
          {groups.map(({ group, index: start, options }) => (
            <li key={group} role="group" aria-label={group}>
              <strong aria-hidden>{group}</strong>
              <ul role="none">
                {options.map((option, offset) => {
                  const index = start + offset;
                  const { key, ...props } = getOptionProps({ option, index });
                  return (
                    <li key={key} {...props}>
                      {option.name}
                    </li>
                  );
                })}
              </ul>
            </li>
          ))}
        </Files>
      </FilePopper>
    </Field>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const Field = styled('div')({ display: 'grid', gap: '0.25rem' });

const FileInput = styled('input')({
  inlineSize: '15rem',
  padding: '0.5rem',
  border: 'none',
  borderBlockEnd: `2px solid ${accent}`,
  background: `color-mix(in srgb, ${accent} 12%, transparent)`,
  color: 'inherit',
  font: 'inherit',
  '&:focus-visible': { outline: `3px solid ${accent}`, outlineOffset: 2 },
});

const FilePopper = styled(Popper)({ zIndex: 1 });

const Files = styled('ul')({
  inlineSize: '15rem',
  margin: '0.5rem 0',
  padding: '0 0.75rem 0.75rem',
  borderRadius: 8,
  background: 'light-dark(#fff, #1b2027)',
  boxShadow: '0 4px 20px color-mix(in srgb, CanvasText 25%, transparent)',
  '&, & ul': { listStyle: 'none' },
  '& ul': { padding: 0 },
  '& strong': { display: 'block', padding: '0.75rem 0.5rem 0.25rem' },
  '& [role=option]': {
    padding: '0.25rem 0.5rem',
    borderRadius: 4,
    cursor: 'pointer',
  },
  '& .Mui-focused': {
    outline: '2px solid transparent',
    outlineOffset: -2,
    background: accent,
    color: 'light-dark(#fff, #062e6f)',
  },
});
