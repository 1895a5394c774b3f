import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';

const slots = { previous: ArrowBack, next: ArrowForward };

export default function PaginationCustomIcons() {
  return (
    <Pagination
      aria-label="Pages of the recipe book"
      count={12}
      defaultPage={3}
      siblingCount={0}
      renderItem={(item) => <PaginationItem {...item} slots={slots} />}
    />
  );
}
