import { useAutocomplete } from '@mui/base/useAutocomplete';
import { styled } from '@mui/system';

const people = ['Ana Silva', 'Ben Carter', 'Chloe Martin', 'David Kim', 'Mei Lin'];

export default function AutocompleteTags() {
  const {
    getInputLabelProps,
    getInputProps,
    getListboxProps,
    getOptionProps,
    getRootProps,
    getTagProps,
    groupedOptions,
    setAnchorEl,
    value,
  } = useAutocomplete({
    options: people,
    multiple: true,
    defaultValue: ['Mei Lin'],
    filterSelectedOptions: true,
    openOnFocus: true,
  });

  return (
    <Invitation {...getRootProps()}>
      <label {...getInputLabelProps()}>Guests</label>
      <Tags ref={setAnchorEl}>
        {value.map((person, index) => {
          const { key, onDelete, ...props } = getTagProps({ index });
          return (
            <Tag
              key={key}
              {...props}
              type="button"
              onClick={onDelete}
              aria-label={`Remove ${person}`}
            >
              {person}
            </Tag>
          );
        })}
        <input {...getInputProps()} />
      </Tags>
      {groupedOptions.length > 0 && (
        <People {...getListboxProps()}>
          {(groupedOptions as string[]).map((option, index) => {
            const { key, ...props } = getOptionProps({ option, index });
            return (
              <li key={key} {...props}>
                {option}
              </li>
            );
          })}
        </People>
      )}
    </Invitation>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const Invitation = styled('div')({
  position: 'relative',
  display: 'grid',
  gap: '0.25rem',
  inlineSize: '17rem',
});

const Tags = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  padding: 6,
  border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: 8,
  '&:focus-within': { outline: `3px solid ${accent}`, outlineOffset: 2 },
  '& input, & button': { border: 'none', color: 'inherit', font: 'inherit' },
  '& input': {
    flex: '1 1 5rem',
    minInlineSize: 0,
    outline: 'none',
    background: 'none',
  },
});

const Tag = styled('button')({
  padding: '0.125rem 0.5rem',
  borderRadius: 6,
  background: `color-mix(in srgb, ${accent} 12%, transparent)`,
  cursor: 'pointer',
  '&::after': { content: '"×" / ""', marginInlineStart: '0.25rem' },
  '&:focus': { outline: `2px solid ${accent}` },
});

const People = styled('ul')({
  position: 'absolute',
  zIndex: 1,
  insetInline: 0,
  insetBlockStart: 'calc(100% + 0.5rem)',
  margin: 0,
  padding: '0.25rem',
  borderRadius: 8,
  background: 'light-dark(#fff, #1b2027)',
  boxShadow: '0 4px 20px color-mix(in srgb, CanvasText 25%, transparent)',
  listStyle: 'none',
  '& > li': { padding: '0.25rem 0.5rem', borderRadius: 6, cursor: 'pointer' },
  '& > .Mui-focused': {
    outline: '2px solid transparent',
    outlineOffset: -2,
    background: accent,
    color: 'light-dark(#fff, #062e6f)',
  },
});
