import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

type Tide = 'ebb' | 'flood';

export default function TypedTide() {
  const [tide, setTide] = React.useState<Tide>('ebb');

  return (
    <ToggleButtonGroup
      exclusive
      aria-label="Tide"
      value={tide}
      onChange={(_event, next: Tide | null) => setTide(next ?? tide)}
    >
      <ToggleButton value="ebb">Ebb</ToggleButton>
      <ToggleButton value="flood">Flood</ToggleButton>
    </ToggleButtonGroup>
  );
}
