import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';

const trigger =
  "flex cursor-pointer justify-between border-b-2 border-current/55 py-2 after:content-['▾'/''] outline-blue-700 dark:outline-blue-300 focus-visible:outline-3 focus-visible:outline-offset-2 [&.base--expanded]:border-blue-700 dark:[&.base--expanded]:border-blue-300";
const listbox =
  'w-60 rounded-b-lg bg-white py-1 shadow-lg outline-none dark:bg-slate-800';
const choice =
  "cursor-pointer px-3 py-1.5 before:me-2 before:content-['☐'/''] [&.base--selected]:before:content-['☑'/''] hover:bg-blue-700/12 dark:hover:bg-blue-300/12 outline-blue-700 dark:outline-blue-300 focus-visible:outline-2 focus-visible:-outline-offset-2";

export default function SelectMultiple() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);
  const [channels, setChannels] = React.useState<string[]>(['Email']);

  return (
    <div className="relative grid w-60">
      <label htmlFor={id}>Send reminders by</label>
      <Select
        id={id}
        className={trigger}
        multiple
        listboxOpen={open}
        onListboxOpenChange={setOpen}
        value={channels}
        onChange={(event, newChannels) => setChannels(newChannels)}
        placeholder="Nothing selected"
        renderValue={() => channels.join(', ') || null}
        slotProps={{
          listbox: {
            className: listbox,
            'aria-label': 'Send reminders by',
            onKeyDown: (event) => {
              // Shift+Tab moves to the button and would leave the list open.
              if (event.shiftKey && event.key === 'Tab') setOpen(false);
            },
          },
          popup: { disablePortal: true, style: { zIndex: 1 } },
        }}
      >
        {['Email', 'SMS', 'App', 'Phone'].map((channel) => (
          <Option key={channel} className={choice} value={channel}>
            {channel}
          </Option>
        ))}
      </Select>
    </div>
  );
}
