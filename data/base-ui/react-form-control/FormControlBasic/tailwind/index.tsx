import * as React from 'react';
import { FormControl } from '@mui/base/FormControl';
import { Input } from '@mui/base/Input';

export default function FormControlBasic() {
  const id = React.useId();

  return (
    <FormControl className="group grid w-full max-w-80 gap-1" required>
      <label
        className="group-[.base--focused]:text-blue-700 group-[.base--required]:after:content-['_*'] dark:group-[.base--focused]:text-blue-300"
        htmlFor={id}
      >
        Full name
      </label>
      <Input
        id={id}
        autoComplete="name"
        aria-describedby={`${id}-hint`}
        slotProps={{
          input: {
            className:
              'box-border w-full rounded-lg border border-current/55 bg-transparent px-3 py-2 outline-blue-700 focus:outline-3 focus:outline-offset-2 dark:outline-blue-300',
          },
        }}
      />
      <small className="text-current/75" id={`${id}-hint`}>
        As it is written in your passport
      </small>
    </FormControl>
  );
}
