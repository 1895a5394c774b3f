import * as React from 'react';
import { Input, type InputProps } from '@mui/base/Input';

export default function InputBasic() {
  const id = React.useId();

  return (
    <div className="grid w-full max-w-80 gap-1">
      <label htmlFor={`${id}-name`} className="font-medium">
        Name
      </label>
      <TextField id={`${id}-name`} autoComplete="name" placeholder="Maria Lopez" />
      <label htmlFor={`${id}-email`} className="mt-3 font-medium">
        Email
      </label>
      <TextField
        id={`${id}-email`}
        type="email"
        defaultValue="maria@example"
        error
        aria-describedby={`${id}-error`}
      />
      <small id={`${id}-error`} className="text-red-700 dark:text-red-300">
        The address has no ending, such as .com.
      </small>
      <label htmlFor={`${id}-plan`} className="mt-3 font-medium">
        Plan
      </label>
      <TextField id={`${id}-plan`} defaultValue="Team" disabled />
    </div>
  );
}

const frame =
  'rounded-lg border border-current/55 outline-blue-700 dark:outline-blue-300 [&.base--focused]:outline-3 [&.base--focused]:outline-offset-2 [&.base--error]:border-red-700 dark:[&.base--error]:border-red-300 [&.base--disabled]:opacity-60';
const field =
  'box-border w-full border-0 bg-transparent px-3 py-2 outline-none placeholder:text-current/75';

function TextField(props: InputProps) {
  return (
    <Input
      {...props}
      className={frame}
      slotProps={{ input: { className: field } }}
    />
  );
}
