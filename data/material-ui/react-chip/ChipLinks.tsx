import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const topics = [
  { label: 'Jazz', href: 'https://en.wikipedia.org/wiki/Jazz' },
  { label: 'Blues', href: 'https://en.wikipedia.org/wiki/Blues' },
  { label: 'Soul music', href: 'https://en.wikipedia.org/wiki/Soul_music' },
];

export default function ChipLinks() {
  return (
    <Stack
      component="nav"
      aria-label="Music on Wikipedia"
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
    >
      {topics.map(({ label, href }) => (
        <Chip
          key={href}
          component="a"
          href={href}
          clickable
          label={label}
          icon={<OpenInNewIcon />}
          variant="outlined"
        />
      ))}
    </Stack>
  );
}
