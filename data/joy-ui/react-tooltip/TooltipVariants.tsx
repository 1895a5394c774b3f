import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;

export default function TooltipVariants() {
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
    >
      {variants.map((variant) => (
        <Tooltip
          key={variant}
          arrow
          describeChild
          variant={variant}
          title="Last saved at 16:05"
        >
          <Button variant="outlined" color="neutral">
            {variant}
          </Button>
        </Tooltip>
      ))}
    </Stack>
  );
}
