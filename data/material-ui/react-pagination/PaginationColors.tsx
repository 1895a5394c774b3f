import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

const colors = ['standard', 'primary', 'secondary'] as const;

export default function PaginationColors() {
  return (
    <Stack spacing={2}>
      {colors.map((color, index) => (
        <Stack
          key={color}
          direction="row"
          useFlexGap
          spacing={2}
          sx={{ flexWrap: 'wrap' }}
        >
          <Pagination
            aria-label={`Pages with the color ${color}`}
            count={4}
            defaultPage={index + 1}
            color={color}
            hidePrevButton
            hideNextButton
          />
          <Pagination
            aria-label={`Outlined pages with the color ${color}`}
            count={4}
            defaultPage={index + 1}
            color={color}
            variant="outlined"
            hidePrevButton
            hideNextButton
          />
        </Stack>
      ))}
      <Pagination aria-label="Disabled pages" count={4} disabled />
    </Stack>
  );
}
