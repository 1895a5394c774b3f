import type { SVGProps } from 'react';
import Stack from '@mui/material/Stack';
import SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';

// What a bundler makes of `import TrendUp from './trend-up.svg?react'`.
function TrendUp(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 64 32" {...props}>
      <path d="M4 28 22 14l12 8L56 4l4 5-26 21-12-8L8 32Z" />
    </svg>
  );
}

export default function SvgIconComponent() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <SvgIcon
        component={TrendUp}
        inheritViewBox
        color="success"
        sx={{ width: 64, height: 32 }}
        role="img"
        aria-label="Rising"
        aria-hidden={false}
      />
      <Typography>Orders this week: 318</Typography>
    </Stack>
  );
}
