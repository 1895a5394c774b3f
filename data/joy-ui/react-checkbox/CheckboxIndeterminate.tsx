import * as React from 'react';
import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

const files = ['budget.xlsx', 'contract.pdf', 'floor-plan.png'];

export default function CheckboxIndeterminate() {
  const [selected, setSelected] = React.useState(['contract.pdf']);
  const all = selected.length === files.length;
  const some = selected.length > 0 && !all;

  const toggle = (file: string, checked: boolean) =>
    setSelected((before) =>
      checked ? [...before, file] : before.filter((it) => it !== file),
    );

  return (
    <Stack role="group" aria-label="Files" spacing={1.5} useFlexGap>
      <Checkbox
        label="All files"
        checked={all}
        indeterminate={some}
        onChange={() => setSelected(all ? [] : files)}
        slotProps={{
          input: {
            // The native property is what browsers tell screen readers.
            ref: (input: HTMLInputElement | null) => {
              if (input) input.indeterminate = some;
            },
          },
        }}
      />
      {files.map((file) => (
        <Checkbox
          key={file}
          label={file}
          checked={selected.includes(file)}
          onChange={(event) => toggle(file, event.target.checked)}
          sx={{ marginInlineStart: 3.75 }}
        />
      ))}
    </Stack>
  );
}
