import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

const variants = ['text', 'outlined'] as const;
const shapes = ['circular', 'rounded'] as const;

export default function PaginationVariants() {
  return (
    <Stack spacing={2}>
      {variants.flatMap((variant) =>
        shapes.map((shape) => (
          <Pagination
            key={`${variant} ${shape}`}
            aria-label={`Pages, ${variant} and ${shape}`}
            count={5}
            variant={variant}
            shape={shape}
          />
        )),
      )}
    </Stack>
  );
}
