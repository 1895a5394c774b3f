import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import DirectionsBoat from '@mui/icons-material/DirectionsBoat';

const levels = [
  { level: 'title-lg', before: 'h6' },
  { level: 'title-md', before: 'body1, bold' },
  { level: 'title-sm', before: 'body2, bold' },
  { level: 'body-md', before: 'body1' },
  { level: 'body-sm', before: 'body2' },
  { level: 'body-xs', before: 'body3' },
] as const;

export default function MigrationLevels() {
  return (
    <Stack spacing={1.5} useFlexGap>
      {levels.map(({ level, before }) => (
        <Typography key={level} level={level} startDecorator={<DirectionsBoat />}>
          {level}, before {before}
        </Typography>
      ))}
    </Stack>
  );
}
