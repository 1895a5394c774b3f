import * as React from 'react';
import LockIcon from '@mui/icons-material/Lock';
import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';

const required = 'Harbour master';
const signers = [required, 'Berth planner', 'Customs desk', 'Pilot station', 'VTS'];

export default function PermitSigners() {
  const [chosen, setChosen] = React.useState([required, 'Customs desk']);

  return (
    <Autocomplete
      multiple
      options={signers}
      value={chosen}
      onChange={(event, next) =>
        setChosen([required, ...next.filter((signer) => signer !== required)])
      }
      getOptionDisabled={(signer) => signer === required}
      sx={{ width: '100%', maxWidth: 420 }}
      renderTags={(value, getTagProps) =>
        value.map((signer, index) => {
          const { key, onDelete, ...tagProps } = getTagProps({ index });
          const isFixed = signer === required;
          return (
            <Chip
              key={key}
              {...tagProps}
              label={signer}
              icon={isFixed ? <LockIcon /> : undefined}
              onDelete={isFixed ? undefined : onDelete}
            />
          );
        })
      }
      renderInput={(params) => (
        <TextField
          {...params}
          label="Permit signed by"
          helperText="The harbour master always signs"
        />
      )}
    />
  );
}
