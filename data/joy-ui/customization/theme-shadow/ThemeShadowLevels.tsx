import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

const levels = ['xs', 'sm', 'md', 'lg', 'xl'] as const;

export default function ThemeShadowLevels() {
  return (
    <Stack
      direction="row"
      spacing={3}
      useFlexGap
      sx={{ flexWrap: 'wrap', justifyContent: 'center', p: 2 }}
    >
      {levels.map((level) => (
        <Sheet
          key={level}
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 88,
            height: 88,
            borderRadius: 'md',
            boxShadow: level,
          }}
        >
          {level}
        </Sheet>
      ))}
    </Stack>
  );
}
