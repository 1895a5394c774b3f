import * as React from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Grow from '@mui/material/Grow';
import Stack from '@mui/material/Stack';

const tags = ['Vegetarian', 'Quick', 'One pot', 'Under 5 USD'];

export default function GrowStaggered() {
  const [isShown, setShown] = React.useState(true);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Button variant="outlined" onClick={() => setShown((previous) => !previous)}>
        {isShown ? 'Hide tags' : 'Show tags'}
      </Button>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
      >
        {tags.map((tag, index) => (
          <Grow
            key={tag}
            appear={false}
            in={isShown}
            style={{
              transformOrigin: 'center top',
              transitionDelay: isShown ? `${index * 80}ms` : '0ms',
            }}
          >
            <Chip label={tag} />
          </Grow>
        ))}
      </Stack>
    </Stack>
  );
}
