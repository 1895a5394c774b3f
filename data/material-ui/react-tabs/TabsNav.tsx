import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const sections = [
  { path: '?section=details', label: 'Details', text: 'A lamp with three levels.' },
  {
    path: '?section=reviews',
    label: 'Reviews',
    text: 'Four stars from 86 customers.',
  },
  {
    path: '?section=shipping',
    label: 'Shipping',
    text: 'Arrives in two working days.',
  },
];

export default function TabsNav() {
  const id = React.useId();
  const [path, setPath] = React.useState('?section=details');
  const current = sections.findIndex((section) => section.path === path);

  const handleClick = (event: React.MouseEvent, next: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) {
      return; // the browser opens a new tab or window
    }
    event.preventDefault(); // your router navigates instead
    setPath(next);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Tabs value={path} aria-label="About the lamp">
        {sections.map((section, index) => (
          <Tab
            key={section.path}
            component="a"
            href={section.path}
            value={section.path}
            label={section.label}
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel`}
            onClick={(event: React.MouseEvent) => handleClick(event, section.path)}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${current}`}
        tabIndex={0}
        sx={{ p: 2 }}
      >
        {sections[current]?.text}
      </Box>
    </Box>
  );
}
