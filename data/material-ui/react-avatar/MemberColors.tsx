import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const palettes = ['primary', 'secondary', 'success'] as const;

function initials(name: string) {
  const words = name.trim().split(/\s+/);
  return (words.length > 1 ? [words.at(0), words.at(-1)] : words)
    .map((word = '') => {
      // Splits by character; an index would cut some of them in half.
      const [first] = word;
      return first;
    })
    .join('');
}

function paletteOf(name: string) {
  let sum = 0;
  for (const character of name) {
    sum += character.codePointAt(0) ?? 0;
  }
  return palettes[sum % palettes.length];
}

const members = ['Tove Berglund', 'Ilse van Roon', 'Óscar', 'Åse-Marit Dahl'];

export default function MemberColors() {
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {members.map((name) => {
        const palette = paletteOf(name);
        return (
          <Box key={name} sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
            <Avatar
              aria-hidden
              sx={{ bgcolor: `${palette}.main`, color: `${palette}.contrastText` }}
            >
              {initials(name)}
            </Avatar>
            <Typography>{name}</Typography>
          </Box>
        );
      })}
    </Box>
  );
}
