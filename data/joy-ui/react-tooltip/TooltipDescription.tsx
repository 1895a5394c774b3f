import DeleteOutline from '@mui/icons-material/DeleteOutline';
import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';

export default function TooltipDescription() {
  return (
    <Stack direction="row" spacing={1} useFlexGap>
      <Tooltip title="Delete recipe">
        <IconButton variant="soft" color="danger">
          <DeleteOutline />
        </IconButton>
      </Tooltip>
      <Tooltip describeChild title="Readers see it at once">
        <Button>Publish recipe</Button>
      </Tooltip>
    </Stack>
  );
}
