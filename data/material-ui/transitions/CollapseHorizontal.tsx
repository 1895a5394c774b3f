import * as React from 'react';
import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';

export default function CollapseHorizontal() {
  const field = React.useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = React.useState(false);

  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        border: 1,
        borderColor: 'divider',
        borderRadius: 5,
      }}
    >
      <IconButton
        aria-label="Search recipes"
        aria-expanded={isOpen}
        onClick={() => setOpen((previous) => !previous)}
      >
        <Search />
      </IconButton>
      <Collapse
        orientation="horizontal"
        in={isOpen}
        onEntered={() => field.current?.focus()}
      >
        <InputBase
          inputRef={field}
          placeholder="Search"
          inputProps={{ 'aria-label': 'Recipe' }}
          sx={{ width: 200, px: 1 }}
        />
      </Collapse>
    </Box>
  );
}
