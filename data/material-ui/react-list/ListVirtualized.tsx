import * as React from 'react';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { useVirtualizer } from '@tanstack/react-virtual';

const count = 10000;
const itemHeight = 48;
const height = 320;

export default function ListVirtualized() {
  const scrollRef = React.useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => itemHeight,
    overscan: 5,
    initialRect: { width: 0, height }, // for server rendering
  });

  return (
    <Box
      ref={scrollRef}
      role="region"
      aria-label="All messages"
      tabIndex={0}
      sx={{
        height,
        overflow: 'auto',
        width: '100%',
        maxWidth: 360,
        mx: 'auto',
        bgcolor: 'background.paper',
      }}
    >
      <List
        disablePadding
        aria-label="Messages"
        sx={{ height: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().map(({ key, index, start }) => (
          <ListItem
            key={key}
            divider
            aria-setsize={count}
            aria-posinset={index + 1}
            style={{
              position: 'absolute',
              top: 0,
              height: itemHeight,
              transform: `translateY(${start}px)`,
            }}
          >
            <ListItemText
              primary={`Message ${index + 1}`}
              primaryTypographyProps={{ noWrap: true }}
            />
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
