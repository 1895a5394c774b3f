import Stack from '@mui/joy/Stack';
import Typography, { type TypographyProps } from '@mui/joy/Typography';

const samples: { level: TypographyProps['level']; text: string }[] = [
  { level: 'h1', text: 'Harvest report' },
  { level: 'h2', text: 'Apples and pears' },
  { level: 'h3', text: 'Yield by field' },
  { level: 'h4', text: 'Field on the hill' },
  { level: 'title-lg', text: 'Picked by hand' },
  { level: 'title-md', text: 'Sorted by size' },
  { level: 'title-sm', text: 'Stored in crates' },
  { level: 'body-lg', text: 'The first frost came in October.' },
  { level: 'body-md', text: 'Rain delayed the picking by a week.' },
  { level: 'body-sm', text: 'Weights include the crates.' },
  { level: 'body-xs', text: 'Counted on 14 October 2024' },
];

export default function ThemeTypographyLevels() {
  return (
    <Stack spacing={1} useFlexGap sx={{ width: '100%', maxWidth: 520 }}>
      {samples.map(({ level, text }) => (
        <Stack
          key={level}
          direction="row"
          spacing={2}
          useFlexGap
          sx={{ alignItems: 'baseline' }}
        >
          <Typography
            level="body-xs"
            sx={{ width: 60, flex: 'none', fontFamily: 'code' }}
          >
            {level}
          </Typography>
          <Typography level={level} component="p">
            {text}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
