import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardHeader from '@mui/material/CardHeader';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';

type Side = 'Available' | 'On the team';

const names = ['Aiko', 'Bruno', 'Carmen', 'David', 'Elif', 'Femi', 'Greta'];
const start = names.map((name) => ({
  name,
  side: 'Available' as Side,
  picked: name === 'Bruno',
}));

export default function TransferListSelectAll() {
  const [people, setPeople] = React.useState(start);

  const pick = (picked: boolean, side: Side, name?: string) =>
    setPeople(
      people.map((it) =>
        it.side === side && it.name === (name ?? it.name) ? { ...it, picked } : it,
      ),
    );
  const moveFrom = (from: Side, side: Side) =>
    setPeople(
      people.map((it) =>
        it.picked && it.side === from ? { ...it, side, picked: false } : it,
      ),
    );

  const renderCard = (side: Side, action: string, target: Side) => {
    const here = people.filter((it) => it.side === side);
    const picked = here.filter((it) => it.picked).length;
    return (
      <Card variant="outlined" sx={{ flex: 1 }}>
        <CardHeader
          avatar={
            <Checkbox
              inputProps={{ 'aria-label': `All: ${side}` }}
              checked={picked > 0 && picked === here.length}
              indeterminate={picked > 0 && picked < here.length}
              onChange={(event) => pick(event.target.checked, side)}
            />
          }
          title={side}
          titleTypographyProps={{ component: 'h3', variant: 'subtitle2' }}
          subheader={`${picked} of ${here.length} selected`}
          subheaderTypographyProps={{ role: 'status' }}
          action={<Button onClick={() => moveFrom(side, target)}>{action}</Button>}
        />
        <Box
          role="group"
          aria-label={side}
          sx={{ px: 2, height: 180, overflow: 'auto' }}
        >
          {here.map((it) => (
            <FormControlLabel
              key={it.name}
              label={it.name}
              control={<Checkbox size="small" checked={it.picked} />}
              onChange={() => pick(!it.picked, side, it.name)}
              sx={{ display: 'flex' }}
            />
          ))}
        </Box>
      </Card>
    );
  };

  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{ width: '100%', maxWidth: 600 }}
    >
      {renderCard('Available', 'Add', 'On the team')}
      {renderCard('On the team', 'Remove', 'Available')}
    </Stack>
  );
}
