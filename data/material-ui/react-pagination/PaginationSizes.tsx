import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function PaginationSizes() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Pagination aria-label="Small pages" size="small" count={4} />
      <Pagination aria-label="Medium pages" count={4} />
      <Pagination aria-label="Large pages" size="large" count={4} />
    </Stack>
  );
}
