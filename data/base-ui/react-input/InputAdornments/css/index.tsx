import * as React from 'react';
import { Input } from '@mui/base/Input';
import './styles.css';

export default function InputAdornments() {
  const id = React.useId();

  return (
    <div className="adorned-fields">
      <label htmlFor={`${id}-rate`}>Hourly rate</label>
      <Input
        className="adorned"
        id={`${id}-rate`}
        aria-describedby={`${id}-unit`}
        defaultValue="45"
        slotProps={{ input: { inputMode: 'decimal' } }}
        startAdornment={<span aria-hidden>$</span>}
        endAdornment={<span id={`${id}-unit`}>USD per hour</span>}
      />
      <label htmlFor={`${id}-site`}>Website</label>
      <Input
        className="adorned"
        id={`${id}-site`}
        dir="ltr"
        placeholder="example.com"
        startAdornment={<span aria-hidden>https://</span>}
      />
    </div>
  );
}
