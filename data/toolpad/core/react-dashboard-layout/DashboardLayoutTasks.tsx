import * as React from 'react';
import ChecklistOutlined from '@mui/icons-material/ChecklistOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { useMemoryRouter, useOuterTheme } from '../../sampleData/demoApp';

const navigation: Navigation = [
  { title: 'Tasks', icon: <ChecklistOutlined /> },
  { segment: 'calendar', title: 'Calendar', icon: <EventOutlined /> },
  { segment: 'people', title: 'People', icon: <GroupOutlined /> },
];

/** Heading and lines of each page, by path. */
const pages: Record<string, { heading: string; lines: string[][] }> = {
  '/': {
    heading: 'Tasks for today',
    lines: [
      ['Order paint for the hall', 'Nadia, until noon'],
      ['Call the electrician', 'Tom, until 3 pm'],
      ['Return the ladder', 'Ines, until 5 pm'],
    ],
  },
  '/calendar': {
    heading: 'This week',
    lines: [['Safety inspection', 'Thursday, 9 am']],
  },
  '/people': {
    heading: 'Who is on site',
    lines: [
      ['Nadia Rahman', 'Painter'],
      ['Tom Becker', 'Site manager'],
    ],
  },
};

export default function DashboardLayoutTasks() {
  const router = useMemoryRouter();
  const page = pages[router.pathname];

  return (
    <AppProvider
      theme={useOuterTheme()}
      router={router}
      navigation={navigation}
      branding={{ title: 'Site office' }}
    >
      <DashboardLayout>
        <Box sx={{ p: 3 }}>
          <Typography variant="h5" component="h1" gutterBottom>
            {page?.heading ?? 'Not found'}
          </Typography>
          <Card variant="outlined">
            <List>
              {page?.lines.map(([primary, secondary]) => (
                <ListItem key={primary}>
                  <ListItemText primary={primary} secondary={secondary} />
                </ListItem>
              ))}
            </List>
          </Card>
        </Box>
      </DashboardLayout>
    </AppProvider>
  );
}
