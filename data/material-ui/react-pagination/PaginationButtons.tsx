import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function PaginationButtons() {
  const [ends, setEnds] = React.useState(true);
  const [steps, setSteps] = React.useState(true);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Pagination
        aria-label="Pages of the archive"
        count={3}
        defaultPage={2}
        showFirstButton={ends}
        showLastButton={ends}
        hidePrevButton={!steps}
        hideNextButton={!steps}
      />
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <FormControlLabel
          control={<Switch checked={ends} onChange={() => setEnds(!ends)} />}
          label="First and last"
        />
        <FormControlLabel
          control={<Switch checked={steps} onChange={() => setSteps(!steps)} />}
          label="Previous and next"
        />
      </Stack>
    </Stack>
  );
}
