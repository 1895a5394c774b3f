import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import './styles.css';

export default function SelectMultiple() {
  const id = React.useId();
  const [channels, setChannels] = React.useState<string[]>(['Email']);

  return (
    <div className="reminders">
      <label htmlFor={id}>Send reminders by</label>
      <Select
        id={id}
        className="channels"
        multiple
        value={channels}
        onChange={(event, newChannels) => setChannels(newChannels)}
        placeholder="Nothing selected"
        renderValue={(options) =>
          options.map(({ label }) => label).join(', ') || null
        }
        slotProps={{
          listbox: { className: 'list', 'aria-label': 'Send reminders by' },
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
