import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';

const trigger =
  "flex cursor-pointer justify-between rounded-lg border border-current/55 px-3 py-2 after:content-['▾'/''] outline-blue-700 dark:outline-blue-300 focus-visible:outline-3 focus-visible:outline-offset-2";
const listbox =
  'my-1 w-64 rounded-lg border border-current/25 bg-white p-1 outline-none dark:bg-slate-800';
const choice =
  'cursor-pointer rounded-md px-2 py-1.5 hover:bg-current/8 outline-blue-700 dark:outline-blue-300 focus-visible:outline-2 focus-visible:-outline-offset-2 [&.base--selected]:bg-blue-700/12 [&.base--selected]:text-blue-700 dark:[&.base--selected]:bg-blue-300/12 dark:[&.base--selected]:text-blue-300';

export default function SelectBasic() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);

  return (
    <div className="relative grid w-64 gap-1">
      <label htmlFor={id}>Delivery</label>
      <Select
        id={id}
        className={trigger}
        listboxOpen={open}
        onListboxOpenChange={setOpen}
        defaultValue="standard"
        // Options register in the browser; the server's HTML shows the text of the default.
        renderValue={(option) => option?.label ?? 'Standard, 3 to 5 days'}
        slotProps={{
          listbox: {
            className: listbox,
            'aria-label': 'Delivery',
            onKeyDown: (event) => {
              // Shift+Tab moves to the button and would leave the list open.
              if (event.shiftKey && event.key === 'Tab') setOpen(false);
            },
          },
          popup: { disablePortal: true, style: { zIndex: 1 } },
        }}
      >
        <Option className={choice} value="standard">
          Standard, 3 to 5 days
        </Option>
        <Option className={choice} value="express">
          Express, tomorrow
        </Option>
        <Option className={choice} value="pickup">
          Pick up in the store
        </Option>
      </Select>
    </div>
  );
}
