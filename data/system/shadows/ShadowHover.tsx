import { Box, createTheme, ThemeProvider } from '@mui/system';

const theme = createTheme({
  shadows: {
    card: '0 1px 3px light-dark(#0004, #000a)',
    raised: '0 6px 20px light-dark(#0004, #000a)',
  },
});

const recipes = [
  { name: 'Tomato soup', time: '25 minutes' },
  { name: 'Apple pie', time: '70 minutes' },
];

export default function ShadowHover() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        {recipes.map(({ name, time }) => (
          <Box
            component="a"
            href="#states-and-breakpoints"
            key={name}
            sx={{
              ...card,
              boxShadow: 'card',
              '&:hover, &:focus-visible': { boxShadow: 'raised' },
            }}
          >
            <strong>{name}</strong>
            <div>{time}</div>
          </Box>
        ))}
      </Box>
    </ThemeProvider>
  );
}

const card = {
  display: 'block',
  minWidth: 112,
  p: 2,
  borderRadius: 2,
  bgcolor: 'light-dark(#fff, #2a323c)',
  color: 'inherit',
  textDecoration: 'none',
  transition: 'box-shadow 150ms',
  '&:focus-visible': {
    outline: '3px solid light-dark(#0b57d0, #a8c7fa)',
    outlineOffset: 2,
  },
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
};
