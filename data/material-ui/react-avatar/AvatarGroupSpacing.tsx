import * as React from 'react';
import Avatar, { avatarClasses } from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const players = ['Kim', 'Leo', 'Mia', 'Noah'];

export default function AvatarGroupSpacing() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto auto',
        gap: 2,
        alignItems: 'center',
      }}
    >
      {['-16px', '-8px', '4px'].map((spacing) => (
        <React.Fragment key={spacing}>
          <Typography dir="ltr" variant="body2">
            {spacing}
          </Typography>
          <AvatarGroup
            role="img"
            aria-label={players.join(', ')}
            sx={{
              '--AvatarGroup-spacing': spacing,
              justifyContent: 'flex-end', // the start, because the row is reversed
              [`& .${avatarClasses.root}`]: {
                bgcolor: 'success.main',
                color: 'success.contrastText',
              },
            }}
          >
            {players.map((name) => (
              <Avatar key={name}>{name[0]}</Avatar>
            ))}
          </AvatarGroup>
        </React.Fragment>
      ))}
    </Box>
  );
}
