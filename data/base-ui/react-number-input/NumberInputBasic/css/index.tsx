import * as React from 'react';
import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';
import './styles.css';

export default function NumberInputBasic() {
  const id = React.useId();

  return (
    <div>
      <label htmlFor={id}>Guests</label>
      <NumberInput
        className="guest-input"
        id={id}
        min={1}
        max={12}
        defaultValue={2}
        slotProps={{
          input: { role: 'spinbutton', inputMode: 'numeric' },
          decrementButton: {
            type: 'button',
            'aria-label': 'Fewer guests',
            children: '−',
          },
          incrementButton: {
            type: 'button',
            'aria-label': 'More guests',
            children: '+',
          },
        }}
      />
    </div>
  );
}
