import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import './styles.css';

export default function SelectMultiple() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);
  const [channels, setChannels] = React.useState<string[]>(['Email']);

  return (
    <div className="reminders">
      <label htmlFor={id}>Send reminders by</label>
      <Select
        id={id}
        className="channels"
        multiple
        listboxOpen={open}
        onListboxOpenChange={setOpen}
        value={channels}
        onChange={(event, newChannels) => setChannels(newChannels)}
        placeholder="Nothing selected"
        renderValue={() => channels.join(', ') || null}
        slotProps={{
          listbox: {
            className: 'list',
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
          <Option key={channel} className="channel" value={channel}>
            {channel}
          </Option>
        ))}
      </Select>
    </div>
  );
}
