import * as React from 'react';
import { FormControl } from '@mui/base/FormControl';
import { Input } from '@mui/base/Input';
import './styles.css';

export default function FormControlFunction() {
  const id = React.useId();

  return (
    <FormControl className="project-field" defaultValue="Website">
      {({ value, filled, focused }) => (
        <React.Fragment>
          <label htmlFor={id}>Project name</label>
          <Input
            id={id}
            aria-describedby={`${id}-hint`}
            slotProps={{ input: { maxLength: 24 } }}
          />
          <small id={`${id}-hint`}>
            {focused && 'Everyone on the team sees it. '}
            {filled ? `${String(value).length} of 24 characters` : 'No name yet'}
          </small>
        </React.Fragment>
      )}
    </FormControl>
  );
}
