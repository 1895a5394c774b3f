import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const sheet = `
.seat {
  border-width: 2px;
  text-transform: none;
}

.seat.Mui-selected {
  border-color: currentColor;
  font-weight: 700;
}

.seat.Mui-focusVisible {
  outline: 2px solid;
  outline-offset: 2px;
}

.seat.Mui-disabled {
  text-decoration: line-through;
}
`;

export default function PlainCssStates() {
  const [seat, setSeat] = React.useState<string | null>('12B');

  return (
    <>
      <style>{sheet}</style>
      <ToggleButtonGroup
        exclusive
        value={seat}
        onChange={(_event, value: string | null) => setSeat(value)}
        aria-label="Seat in row 12"
      >
        <ToggleButton value="12A" className="seat">
          Window
        </ToggleButton>
        <ToggleButton value="12B" className="seat">
          Middle
        </ToggleButton>
        <ToggleButton value="12C" className="seat" disabled>
          Aisle
        </ToggleButton>
      </ToggleButtonGroup>
    </>
  );
}
