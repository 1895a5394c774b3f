import * as React from 'react';
import Divider from '@mui/joy/Divider';
import IconButton from '@mui/joy/IconButton';
import Sheet from '@mui/joy/Sheet';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import FormatAlignCenter from '@mui/icons-material/FormatAlignCenter';
import FormatAlignLeft from '@mui/icons-material/FormatAlignLeft';
import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatUnderlined from '@mui/icons-material/FormatUnderlined';

export default function ToggleButtonGroupToolbar() {
  const [align, setAlign] = React.useState('left');
  const [styles, setStyles] = React.useState(['bold']);

  return (
    <Sheet
      variant="outlined"
      role="group"
      aria-label="Format of the letter"
      sx={{ display: 'flex', gap: 0.5, p: 0.5, borderRadius: 'md' }}
    >
      <ToggleButtonGroup
        aria-label="Alignment"
        variant="plain"
        spacing={0.25}
        value={align}
        onChange={(_event, next) => next && setAlign(next)}
      >
        <IconButton value="left" aria-label="Align left">
          <FormatAlignLeft />
        </IconButton>
        <IconButton value="center" aria-label="Align center">
          <FormatAlignCenter />
        </IconButton>
      </ToggleButtonGroup>
      <Divider orientation="vertical" sx={{ marginBlock: 0.5 }} />
      <ToggleButtonGroup
        aria-label="Text styles"
        variant="plain"
        spacing={0.25}
        value={styles}
        onChange={(_event, next) => setStyles(next)}
      >
        <IconButton value="bold" aria-label="Bold">
          <FormatBold />
        </IconButton>
        <IconButton value="italic" aria-label="Italic">
          <FormatItalic />
        </IconButton>
        <IconButton value="underline" aria-label="Underline">
          <FormatUnderlined />
        </IconButton>
      </ToggleButtonGroup>
    </Sheet>
  );
}
