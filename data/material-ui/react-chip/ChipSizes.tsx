import StarIcon from '@mui/icons-material/Star';
import Avatar from '@mui/material/Avatar';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function ChipSizes() {
  return (
    <Stack spacing={2}>
      {(['medium', 'small'] as const).map((size) => (
        <Stack
          key={size}
          direction="row"
          spacing={1}
          useFlexGap
          sx={{ flexWrap: 'wrap', alignItems: 'center' }}
        >
          <Chip size={size} label={size} />
          <Chip size={size} label="Favorite" icon={<StarIcon />} />
          <Chip size={size} label="Ana" avatar={<Avatar>A</Avatar>} />
        </Stack>
      ))}
    </Stack>
  );
}
