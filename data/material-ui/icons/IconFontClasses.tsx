import Icon from '@mui/material/Icon';
import Stack from '@mui/material/Stack';

const mask = (path: string) =>
  `url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path d='${path}'/></svg>")`;

// Stands in for the style sheet of an icon set that works with classes.
const glyphs = {
  '& .glyph': {
    backgroundColor: 'currentColor',
    maskSize: 'contain',
    maskRepeat: 'no-repeat',
  },
  '& .glyph-mail': { maskImage: mask('M2 5h20l-10 8ZM2 7v12h20V7l-10 8Z') },
  '& .glyph-clock': {
    maskImage: mask('M12 2a10 10 0 1 0 .1 0ZM11 6h2v5l4 3-1 2-5-4Z'),
  },
  '& .glyph-check': { maskImage: mask('m4 12 2-2 4 4 8-9 2 2-10 12Z') },
};

export default function IconFontClasses() {
  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center', ...glyphs }}>
      <Icon baseClassName="glyph" className="glyph-mail" fontSize="small" />
      <Icon baseClassName="glyph" className="glyph-clock" color="action" />
      <Icon baseClassName="glyph" className="glyph-check" color="success" />
      <Icon
        baseClassName="glyph"
        className="glyph-mail"
        color="primary"
        fontSize="large"
      />
    </Stack>
  );
}
