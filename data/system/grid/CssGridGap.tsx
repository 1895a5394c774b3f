import { Box } from '@mui/system';

const fields = [
  { label: 'First name', id: 'css-grid-gap-first', autoComplete: 'given-name' },
  { label: 'Last name', id: 'css-grid-gap-last', autoComplete: 'family-name' },
  { label: 'Postal code', id: 'css-grid-gap-code', autoComplete: 'postal-code' },
  { label: 'City', id: 'css-grid-gap-city', autoComplete: 'address-level2' },
];

export default function CssGridGap() {
  return (
    <Box component="form" sx={{ ...form, display: 'grid', rowGap: 3, columnGap: 1 }}>
      {fields.map(({ label, ...field }) => (
        <Box key={label} sx={{ minWidth: 0 }}>
          <label htmlFor={field.id}>{label}</label>
          <Box component="input" {...field} sx={input} />
        </Box>
      ))}
    </Box>
  );
}

const form = { gridTemplateColumns: '1fr 1fr', width: 1, maxWidth: 400 };

const input = {
  boxSizing: 'border-box',
  width: 1,
  mt: 0.5,
  px: 1,
  py: 1,
  border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: 2,
  bgcolor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  '&:focus-visible': {
    outline: '3px solid light-dark(#0b57d0, #a8c7fa)',
    outlineOffset: 2,
  },
};
