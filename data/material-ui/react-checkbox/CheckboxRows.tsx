import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

const files = ['Budget.xlsx', 'Contract.pdf', 'Photos.zip'];

export default function CheckboxRows() {
  const [selected, setSelected] = React.useState<readonly string[]>([]);

  return (
    <FormGroup
      role="group"
      aria-label="Select files"
      sx={{ maxWidth: 420, mx: 'auto' }}
    >
      {files.map((file) => (
        <FormControlLabel
          key={file}
          labelPlacement="start"
          label={file}
          control={
            <Checkbox
              checked={selected.includes(file)}
              onChange={(event, checked) =>
                setSelected((current) =>
                  checked
                    ? [...current, file]
                    : current.filter((other) => other !== file),
                )
              }
            />
          }
          sx={{
            justifyContent: 'space-between',
            mx: 0,
            paddingInlineStart: 1,
            borderBottom: 1,
            borderColor: 'divider',
            '&:hover': { bgcolor: 'action.hover' },
          }}
        />
      ))}
    </FormGroup>
  );
}
