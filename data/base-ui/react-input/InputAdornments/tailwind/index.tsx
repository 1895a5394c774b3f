import * as React from 'react';
import { Input, type InputProps } from '@mui/base/Input';

export default function InputAdornments() {
  const id = React.useId();

  return (
    <div className="grid w-full max-w-80 gap-1">
      <label htmlFor={`${id}-rate`} className="font-medium">
        Hourly rate
      </label>
      <AdornedInput
        id={`${id}-rate`}
        aria-describedby={`${id}-unit`}
        defaultValue="45"
        inputMode="decimal"
        startAdornment={<span aria-hidden>$</span>}
        endAdornment={<span id={`${id}-unit`}>USD per hour</span>}
      />
      <label htmlFor={`${id}-site`} className="font-medium">
        Website
      </label>
      <AdornedInput
        id={`${id}-site`}
        dir="ltr"
        placeholder="example.com"
        startAdornment={<span aria-hidden>https://</span>}
      />
    </div>
  );
}

const frame =
  'mb-3 flex cursor-text gap-2 rounded-lg border border-current/55 px-3 py-2 outline-blue-700 dark:outline-blue-300 [&.base--focused]:outline-3 [&.base--focused]:outline-offset-2';
const adornment =
  '[&>span]:pointer-events-none [&>span]:text-current/75 [&>span]:whitespace-nowrap';
const field =
  'w-full min-w-0 border-0 bg-transparent p-0 outline-none placeholder:text-current/75';

function AdornedInput({ inputMode, ...props }: InputProps) {
  return (
    <Input
      {...props}
      className={`${frame} ${adornment}`}
      slotProps={{ input: { className: field, inputMode } }}
    />
  );
}
