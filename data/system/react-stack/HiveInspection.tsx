import { Stack } from '@mui/system';

export default function HiveInspection() {
  return (
    <Stack
      component="ol"
      spacing={1.5}
      useFlexGap
      sx={{ m: 0, paddingInlineStart: 3 }}
    >
      <li>Light the smoker and wait for cool, white smoke.</li>
      <li>Lift the outer frame first, then work inwards.</li>
      <li>Look for eggs: they prove the queen was here this week.</li>
      <li>Close the hive and write the date on the roof.</li>
    </Stack>
  );
}
