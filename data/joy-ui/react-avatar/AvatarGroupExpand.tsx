import * as React from 'react';
import Avatar from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';
import IconButton from '@mui/joy/IconButton';
import MoreHoriz from '@mui/icons-material/MoreHoriz';

const reviewers = ['Ana', 'Ben', 'Chi', 'Dov', 'Eva', 'Finn'];

export default function AvatarGroupExpand() {
  const [open, setOpen] = React.useState(false);
  const shown = open ? reviewers : reviewers.slice(0, 3);

  return (
    <AvatarGroup role="group" aria-label="Reviewers" color="primary">
      {shown.map((name) => (
        <Avatar key={name} role="img" aria-label={name}>
          {name[0]}
        </Avatar>
      ))}
      <IconButton
        aria-label="All reviewers"
        aria-expanded={open}
        variant="solid"
        onClick={() => setOpen(!open)}
        sx={{
          '--IconButton-size': '2.5rem',
          borderRadius: '50%',
          // The group sets these for any child.
          marginInlineStart: 'var(--Avatar-marginInlineStart)',
          boxShadow: 'var(--Avatar-ring)',
        }}
      >
        <MoreHoriz />
      </IconButton>
    </AvatarGroup>
  );
}
