import * as React from 'react';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function LinkButton() {
  const [copies, setCopies] = React.useState(1);

  return (
    <Typography>
      The poster is printed{' '}
      <span role="status">{copies === 1 ? 'once' : `${copies} times`}</span>.{' '}
      <Link
        component="button"
        type="button"
        underline="always"
        onClick={() => setCopies(copies + 1)}
      >
        Add a copy
      </Link>
    </Typography>
  );
}
