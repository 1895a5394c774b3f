import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const ranges = [
  { siblingCount: 0, boundaryCount: 1 },
  { siblingCount: 1, boundaryCount: 1 },
  { siblingCount: 1, boundaryCount: 0 },
  { siblingCount: 0, boundaryCount: 2 },
];

export default function PaginationRanges() {
  return (
    <Stack spacing={2}>
      {ranges.map(({ siblingCount, boundaryCount }) => {
        const label = `Siblings ${siblingCount}, boundary ${boundaryCount}`;
        return (
          <div key={label}>
            <Typography variant="body2" gutterBottom>
              {label}
            </Typography>
            <Pagination
              aria-label={label}
              size="small"
              count={20}
              defaultPage={10}
              siblingCount={siblingCount}
              boundaryCount={boundaryCount}
            />
          </div>
        );
      })}
    </Stack>
  );
}
