import OpenInNew from '@mui/icons-material/OpenInNew';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const pages = [
  { label: 'Bottom bracket', href: 'https://en.wikipedia.org/wiki/Bottom_bracket' },
  { label: 'Derailleur', href: 'https://en.wikipedia.org/wiki/Derailleur' },
  { label: 'Freewheel', href: 'https://en.wikipedia.org/wiki/Freewheel' },
];

export default function PartsLinks() {
  return (
    <Stack
      component="nav"
      aria-label="Parts glossary"
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
    >
      {pages.map(({ label, href }) => (
        <Chip
          key={href}
          component="a"
          href={href}
          clickable
          label={label}
          icon={<OpenInNew />}
          variant="outlined"
        />
      ))}
    </Stack>
  );
}
