import * as React from 'react';
import { FormControl } from '@mui/base/FormControl';
import { Input } from '@mui/base/Input';
import './styles.css';

export default function FormControlBasic() {
  const id = React.useId();

  return (
    <FormControl className="passport-field" required>
      <label htmlFor={id}>Full name</label>
      <Input id={id} autoComplete="name" aria-describedby={`${id}-hint`} />
      <small id={`${id}-hint`}>As it is written in your passport</small>
    </FormControl>
  );
}
