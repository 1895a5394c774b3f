import * as React from 'react';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const portions = [2, 4, 6];

export default function ChipClickable() {
  const [people, setPeople] = React.useState(2);

  return (
    <Stack spacing={1.5} useFlexGap sx={{ alignItems: 'center' }}>
      <Typography role="status" level="title-sm">
        {people * 75} g of lentils
      </Typography>
      <Stack direction="row" spacing={1} useFlexGap>
        {portions.map((count) => (
          <Chip
            key={count}
            size="lg"
            variant={count === people ? 'solid' : 'outlined'}
            color={count === people ? 'primary' : 'neutral'}
            onClick={() => setPeople(count)}
            slotProps={{ action: { 'aria-pressed': count === people } }}
          >
            For {count}
          </Chip>
        ))}
      </Stack>
    </Stack>
  );
}
