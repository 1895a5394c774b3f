import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

export default function TooltipDescription() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Tooltip describeChild title="Subscribers get an email with the article.">
        <Button variant="contained">Publish</Button>
      </Tooltip>
      <Tooltip describeChild title="Only you can see a draft.">
        <Button variant="outlined">Save draft</Button>
      </Tooltip>
    </Stack>
  );
}
