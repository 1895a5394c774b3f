import * as React from 'react';
import Badge, { badgeClasses } from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { visuallyHidden } from '@mui/utils';

const boxes = [
  { value: 'messages', label: 'Messages', unread: 3 },
  { value: 'mentions', label: 'Mentions', unread: 0 },
  { value: 'requests', label: 'Requests', unread: 12 },
];

export default function TabsBadge() {
  const [box, setBox] = React.useState('messages');

  return (
    <Tabs
      value={box}
      onChange={(event, next: string) => setBox(next)}
      aria-label="Notifications"
      variant="scrollable"
      sx={{ maxWidth: '100%' }}
    >
      {boxes.map(({ value, label, unread }) => (
        <Tab
          key={value}
          value={value}
          label={
            <Box component="span" sx={{ display: 'flex', alignItems: 'center' }}>
              {label}
              <Badge
                badgeContent={unread}
                color="primary"
                sx={{
                  marginInlineStart: unread > 0 ? 2.5 : 0,
                  [`& .${badgeClasses.badge}`]: {
                    position: 'static',
                    transform: 'none',
                  },
                }}
              />
              {/* Screen readers say what the number means. */}
              {unread > 0 && (
                <Box component="span" sx={visuallyHidden}>
                  {' '}
                  unread
                </Box>
              )}
            </Box>
          }
        />
      ))}
    </Tabs>
  );
}
