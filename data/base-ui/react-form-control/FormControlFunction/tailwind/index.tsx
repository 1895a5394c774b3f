import * as React from 'react';
import { FormControl } from '@mui/base/FormControl';
import { Input } from '@mui/base/Input';

export default function FormControlFunction() {
  const id = React.useId();

  return (
    <FormControl className="grid w-full max-w-80 gap-1" defaultValue="Website">
      {({ value, filled, focused }) => (
        <React.Fragment>
          <label htmlFor={id}>Project name</label>
          <Input
            id={id}
            aria-describedby={`${id}-hint`}
            slotProps={{
              input: {
                maxLength: 24,
                className:
                  'box-border w-full rounded-lg border-0 border-b-2 border-current/55 bg-current/8 p-2.5 outline-blue-700 focus:outline-3 focus:outline-offset-2 dark:outline-blue-300',
              },
            }}
          />
          <small id={`${id}-hint`} className="text-current/75">
            {focused && 'Everyone on the team sees it. '}
            {filled ? `${String(value).length} of 24 characters` : 'No name yet'}
          </small>
        </React.Fragment>
      )}
    </FormControl>
  );
}
