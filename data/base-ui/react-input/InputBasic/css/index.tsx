import * as React from 'react';
import { Input } from '@mui/base/Input';
import './styles.css';

export default function InputBasic() {
  const id = React.useId();

  return (
    <div className="profile">
      <label htmlFor={`${id}-name`}>Name</label>
      <Input
        className="text-field"
        id={`${id}-name`}
        autoComplete="name"
        placeholder="Maria Lopez"
      />
      <label htmlFor={`${id}-email`}>Email</label>
      <Input
        className="text-field"
        id={`${id}-email`}
        type="email"
        defaultValue="maria@example"
        error
        aria-describedby={`${id}-error`}
      />
      <small id={`${id}-error`}>The address has no ending, such as .com.</small>
      <label htmlFor={`${id}-plan`}>Plan</label>
      <Input className="text-field" id={`${id}-plan`} defaultValue="Team" disabled />
    </div>
  );
}
