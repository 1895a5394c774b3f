import { Box, Stack } from '@mui/system';

const figures = [
  { label: 'Colonies', value: '23' },
  { label: 'Honey', value: '412 kg' },
  { label: 'Wax', value: '9 kg' },
];

export default function SeasonFigures() {
  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      divider={
        <Box
          aria-hidden
          sx={{ alignSelf: 'stretch', borderInlineStart: '1px solid', opacity: 0.4 }}
        />
      }
    >
      {figures.map(({ label, value }) => (
        <div key={label}>
          <Box sx={{ fontSize: '1.25rem', fontWeight: 700 }}>{value}</Box>
          <div>{label}</div>
        </div>
      ))}
    </Stack>
  );
}
