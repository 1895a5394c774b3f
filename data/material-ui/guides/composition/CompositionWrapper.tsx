import * as React from 'react';
import Edit from '@mui/icons-material/Edit';
import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

interface ToolButtonProps extends Omit<IconButtonProps, 'aria-label'> {
  label: string;
}

const ToolButton = React.forwardRef<HTMLButtonElement, ToolButtonProps>(
  function ToolButton({ label, ...other }, ref) {
    return (
      <Tooltip title={label}>
        <IconButton ref={ref} aria-label={label} {...other} />
      </Tooltip>
    );
  },
);

export default function CompositionWrapper() {
  const [name, setName] = React.useState('invoice-2041.pdf');
  const [editing, setEditing] = React.useState(false);
  const [starred, setStarred] = React.useState(false);
  const editButton = React.useRef<HTMLButtonElement>(null);
  const nameInput = React.useRef<HTMLInputElement>(null);

  return (
    <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center' }}>
      <InputBase
        inputRef={nameInput}
        value={name}
        readOnly={!editing}
        onChange={(event) => setName(event.target.value)}
        inputProps={{ 'aria-label': 'File name' }}
        sx={{
          width: 160,
          borderBottom: 1,
          borderColor: editing ? 'primary.main' : 'transparent',
        }}
        onKeyDown={(event) => {
          if (editing && event.key === 'Enter') {
            setEditing(false);
            editButton.current?.focus();
          }
        }}
      />
      <ToolButton
        ref={editButton}
        label="Rename"
        aria-pressed={editing}
        color={editing ? 'primary' : 'default'}
        onClick={() => {
          setEditing(!editing);
          if (!editing) nameInput.current?.focus();
        }}
      >
        <Edit />
      </ToolButton>
      <ToolButton
        label="Favorite"
        aria-pressed={starred}
        onClick={() => setStarred(!starred)}
      >
        {starred ? <Star /> : <StarBorder />}
      </ToolButton>
    </Stack>
  );
}
