import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const sections = [
  { path: '?play=synopsis', label: 'Synopsis', text: 'A lighthouse, two sisters.' },
  {
    path: '?play=reviews',
    label: 'Reviews',
    text: 'Four stars in the Evening Post.',
  },
  {
    path: '?play=dates',
    label: 'Dates',
    text: 'Every Friday until the end of May.',
  },
];

export default function PlayPages() {
  const id = React.useId();
  const [path, setPath] = React.useState('?play=synopsis');
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
      <Tabs value={path} aria-label="About the play">
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
