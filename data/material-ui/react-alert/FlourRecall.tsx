import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';

export default function FlourRecall() {
  return (
    <Alert severity="warning" role="note" sx={{ maxWidth: 520 }}>
      <AlertTitle component="h3">Two flour lots are recalled</AlertTitle>
      Take these sacks off the shelf before the morning shift:
      <Box component="ul" sx={{ m: 0, mt: 1, paddingInlineStart: 2.5 }}>
        <li>Spelt 630, lot 2207-B</li>
        <li>Rye 1150, lot 2209-A</li>
      </Box>
    </Alert>
  );
}
