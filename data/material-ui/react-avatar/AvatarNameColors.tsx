import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const palettes = ['primary', 'secondary', 'success'] as const;

function getInitials(name: string) {
  const words = name.trim().split(/\s+/);
  return (words.length > 1 ? [words.at(0), words.at(-1)] : words)
    .map((word = '') => {
      // Splits by character. An index would cut some of them in half.
      const [first] = word;
      return first;
    })
    .join('');
}

function getPalette(name: string) {
  let sum = 0;
  for (const character of name) {
    sum += character.codePointAt(0) ?? 0;
  }
  return palettes[sum % palettes.length];
}

const people = ['Maya Patel', 'Tom de Vries', 'Chloé', 'Jean-Luc Petit'];

export default function AvatarNameColors() {
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {people.map((name) => {
        const palette = getPalette(name);
        return (
          <Box key={name} sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
            <Avatar
              aria-hidden
              sx={{ bgcolor: `${palette}.main`, color: `${palette}.contrastText` }}
            >
              {getInitials(name)}
            </Avatar>
            <Typography>{name}</Typography>
          </Box>
        );
      })}
    </Box>
  );
}
