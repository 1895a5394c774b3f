import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import ContentCopy from '@mui/icons-material/ContentCopy';
import DeleteOutline from '@mui/icons-material/DeleteOutline';
import Download from '@mui/icons-material/Download';
import Share from '@mui/icons-material/Share';

export default function IconButtonVariants() {
  return (
    <Stack
      direction="row"
      spacing={1.5}
      useFlexGap
      role="group"
      aria-label="budget.xlsx"
      sx={{ alignItems: 'center' }}
    >
      <IconButton aria-label="Copy" size="sm">
        <ContentCopy />
      </IconButton>
      <IconButton aria-label="Download" variant="outlined">
        <Download />
      </IconButton>
      <IconButton aria-label="Delete" variant="soft" color="danger">
        <DeleteOutline />
      </IconButton>
      <IconButton aria-label="Share" variant="solid" color="primary" size="lg">
        <Share />
      </IconButton>
    </Stack>
  );
}
