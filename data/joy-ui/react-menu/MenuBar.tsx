import * as React from 'react';
import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Sheet from '@mui/joy/Sheet';

const menus = [
  ['File', ['New recipe', 'Import', 'Print']],
  ['Edit', ['Undo', 'Copy', 'Paste']],
  ['View', ['Photos', 'Steps only', 'Full screen']],
] as const;

export default function MenuBar() {
  const [openIndex, setOpenIndex] = React.useState<number | null>(null);
  const buttons = React.useRef<(HTMLButtonElement | null)[]>([]);

  const handleKeyDown = (event: React.KeyboardEvent, index: number) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const step = (event.key === 'ArrowRight') === isRtl ? -1 : 1;
    event.preventDefault();
    setOpenIndex(null);
    buttons.current[(index + step + menus.length) % menus.length]?.focus();
  };

  return (
    <Sheet
      variant="outlined"
      role="toolbar"
      aria-label="Recipe"
      sx={{ display: 'flex', gap: 0.5, p: 0.5, borderRadius: 'md' }}
    >
      {menus.map(([title, items], index) => (
        <Dropdown
          key={title}
          open={openIndex === index}
          onOpenChange={(event, isOpen) => setOpenIndex(isOpen ? index : null)}
        >
          <MenuButton
            ref={(node) => {
              buttons.current[index] = node;
            }}
            size="sm"
            variant={openIndex === index ? 'soft' : 'plain'}
            onKeyDown={(event) => handleKeyDown(event, index)}
          >
            {title}
          </MenuButton>
          <Menu
            size="sm"
            placement="bottom-start"
            aria-label={title}
            onKeyDown={(event) => handleKeyDown(event, index)}
          >
            {items.map((item) => (
              <MenuItem key={item}>{item}</MenuItem>
            ))}
          </Menu>
        </Dropdown>
      ))}
    </Sheet>
  );
}
