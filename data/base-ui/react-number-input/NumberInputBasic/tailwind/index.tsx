import * as React from 'react';
import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';

const frame =
  'mt-1 grid w-fit grid-cols-[2.75rem_4rem_2.75rem] grid-rows-[2.75rem] rounded-lg border border-current/55 outline-blue-700 dark:outline-blue-300 [&.base--focused]:outline-3 [&.base--focused]:outline-offset-2';
const field =
  'col-start-2 row-start-1 min-w-0 border-0 bg-transparent text-center outline-none';
const button =
  'row-start-1 cursor-pointer border-0 bg-transparent text-xl text-blue-700 dark:text-blue-300 [&.base--disabled]:cursor-not-allowed [&.base--disabled]:opacity-40';

export default function NumberInputBasic() {
  const id = React.useId();

  return (
    <div>
      <label htmlFor={id}>Guests</label>
      <NumberInput
        className={frame}
        id={id}
        min={1}
        max={12}
        defaultValue={2}
        slotProps={{
          input: { role: 'spinbutton', inputMode: 'numeric', className: field },
          decrementButton: {
            type: 'button',
            'aria-label': 'Fewer guests',
            className: `${button} col-start-1`,
            children: '−',
          },
          incrementButton: {
            type: 'button',
            'aria-label': 'More guests',
            className: `${button} col-start-3`,
            children: '+',
          },
        }}
      />
    </div>
  );
}
