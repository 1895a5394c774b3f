import { Box } from '@mui/system';

const groups = [
  { letter: 'A', people: ['Ana Torres', 'Anton Weber', 'Aylin Demir'] },
  { letter: 'E', people: ['Emma Martin', 'Erik Lund'] },
  { letter: 'M', people: ['Mia Rossi', 'Mohamed Saleh', 'Mona Berg'] },
];

export default function PositionSticky() {
  return (
    <Box role="region" aria-label="Contacts" tabIndex={0} sx={list}>
      {groups.map(({ letter, people }) => (
        <div key={letter}>
          <Box component="h3" sx={{ position: 'sticky', top: 0, ...heading }}>
            {letter}
          </Box>
          {people.map((name) => (
            <Box key={name} sx={{ px: 2, py: 1 }}>
              {name}
            </Box>
          ))}
        </div>
      ))}
    </Box>
  );
}

const list = {
  width: 1,
  maxWidth: 320,
  height: 220,
  overflow: 'auto',
  border: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
  borderRadius: 2,
};

const heading = {
  m: 0,
  px: 2,
  py: 0.5,
  bgcolor: 'light-dark(#e1eafa, #27313f)',
  fontSize: 14,
};
