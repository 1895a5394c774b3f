import * as React from 'react';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

const files = [
  'Invoice 1042.pdf',
  'Minutes of the meeting with the design team in March.docx',
  'Photos from the trip to the mountains, sorted and resized.zip',
];

function FileLink({ name }: { name: string }) {
  const [clipped, setClipped] = React.useState(false);
  const measure = (event: React.SyntheticEvent<HTMLElement>) => {
    const { scrollWidth, clientWidth } = event.currentTarget;
    setClipped(scrollWidth > clientWidth);
  };

  return (
    // A tooltip with an empty title never opens.
    <Tooltip title={clipped ? name : ''} placement="bottom-start" disableInteractive>
      <Link
        href="#file"
        noWrap
        onMouseEnter={measure}
        onFocus={measure}
        sx={{ display: 'block', py: 0.5 }}
      >
        {name}
      </Link>
    </Tooltip>
  );
}

export default function TooltipOverflow() {
  return (
    <Stack sx={{ width: '100%', maxWidth: 280, mx: 'auto' }}>
      {files.map((name) => (
        <FileLink key={name} name={name} />
      ))}
    </Stack>
  );
}
