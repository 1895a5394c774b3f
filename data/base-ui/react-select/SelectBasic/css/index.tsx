import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import './styles.css';

export default function SelectBasic() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);

  return (
    <div className="field">
      <label htmlFor={id}>Delivery</label>
      <Select
        id={id}
        className="trigger"
        listboxOpen={open}
        onListboxOpenChange={setOpen}
        defaultValue="standard"
        // Options register in the browser; the server's HTML shows the text of the default.
        renderValue={(option) => option?.label ?? 'Standard, 3 to 5 days'}
        slotProps={{
          listbox: {
            className: 'listbox',
            'aria-label': 'Delivery',
            onKeyDown: (event) => {
              // Shift+Tab moves to the button and would leave the list open.
              if (event.shiftKey && event.key === 'Tab') setOpen(false);
            },
          },
          popup: { disablePortal: true, style: { zIndex: 1 } },
        }}
      >
        <Option className="choice" value="standard">
          Standard, 3 to 5 days
        </Option>
        <Option className="choice" value="express">
          Express, tomorrow
        </Option>
        <Option className="choice" value="pickup">
          Pick up in the store
        </Option>
      </Select>
    </div>
  );
}
