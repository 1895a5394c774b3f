import * as React from 'react';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

const episodes = [
  'Rain on tin roofs',
  'The last shift at the telephone exchange, told by the people who worked it',
  'A clockmaker answers forty letters about a clock that nobody could repair',
];

function EpisodeLink({ title }: { title: string }) {
  const [clipped, setClipped] = React.useState(false);
  const measure = (event: React.SyntheticEvent<HTMLElement>) => {
    const { scrollWidth, clientWidth } = event.currentTarget;
    setClipped(scrollWidth > clientWidth);
  };

  return (
    // An empty title is never shown.
    <Tooltip
      title={clipped ? title : ''}
      placement="bottom-start"
      disableInteractive
    >
      <Link
        href="#episode"
        noWrap
        onMouseEnter={measure}
        onFocus={measure}
        sx={{ display: 'block', py: 0.5 }}
      >
        {title}
      </Link>
    </Tooltip>
  );
}

export default function EpisodeTitles() {
  return (
    <Stack sx={{ width: '100%', maxWidth: 280, mx: 'auto' }}>
      {episodes.map((title) => (
        <EpisodeLink key={title} title={title} />
      ))}
    </Stack>
  );
}
