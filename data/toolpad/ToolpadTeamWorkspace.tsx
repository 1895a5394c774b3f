import * as React from 'react';
import PersonAddAltOutlined from '@mui/icons-material/PersonAddAltOutlined';
import PersonRemoveOutlined from '@mui/icons-material/PersonRemoveOutlined';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { Account } from '@toolpad/core/Account';
import { AuthenticationContext, SessionContext } from '@toolpad/core/AppProvider';
import { SignInPage } from '@toolpad/core/SignInPage';
import { DialogsProvider, useDialogs } from '@toolpad/core/useDialogs';

const portrait =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="#f0d9c3" d="M0 0h40v40H0z"/><circle cx="20" cy="16" r="8" fill="#7a4a2f"/><path fill="#a1430e" d="M4 40c0-11 7-16 16-16s16 5 16 16z"/></svg>';

const user = {
  name: 'Amara Diallo',
  email: 'amara@example.com',
  image: `data:image/svg+xml,${encodeURIComponent(portrait)}`,
};

const providers = [
  { id: 'github', name: 'GitHub' },
  { id: 'google', name: 'Google' },
];

const firstMembers = [
  { name: 'Bilal Haddad', role: 'Support' },
  { name: 'Chloe Martin', role: 'Sales' },
  { name: 'Daniel Kim', role: 'Accounting' },
];

function Team() {
  const dialogs = useDialogs();
  const [members, setMembers] = React.useState(firstMembers);

  const invite = async () => {
    const name = await dialogs.prompt('Enter the name of the new member.', {
      title: 'Invite to the team',
      okText: 'Invite',
    });
    if (name) setMembers([...members, { name, role: 'Invited' }]);
  };

  const remove = async (name: string) => {
    const agreed = await dialogs.confirm(
      `${name} will lose access to the workspace.`,
      {
        title: 'Remove from the team?',
        okText: 'Remove',
        severity: 'error',
      },
    );
    if (agreed) setMembers(members.filter((member) => member.name !== name));
  };

  return (
    <React.Fragment>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 2, pt: 2 }}>
        <Typography role="status" sx={{ flexGrow: 1, fontWeight: 500 }}>
          <bdi>{members.length} people</bdi>
        </Typography>
        <Button
          size="small"
          variant="outlined"
          startIcon={<PersonAddAltOutlined />}
          onClick={invite}
        >
          Invite
        </Button>
      </Box>
      <List aria-label="Team" sx={{ maxHeight: 250, overflow: 'auto' }}>
        {members.map(({ name, role }) => (
          <ListItem
            key={name}
            secondaryAction={
              <IconButton aria-label={`Remove ${name}`} onClick={() => remove(name)}>
                <PersonRemoveOutlined fontSize="small" />
              </IconButton>
            }
          >
            <ListItemAvatar>
              <Avatar
                aria-hidden
                sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}
              >
                {name[0]}
              </Avatar>
            </ListItemAvatar>
            <ListItemText primary={name} secondary={role} />
          </ListItem>
        ))}
      </List>
    </React.Fragment>
  );
}

export default function ToolpadTeamWorkspace() {
  const [signedIn, setSignedIn] = React.useState(true);
  const session = React.useMemo(() => (signedIn ? { user } : null), [signedIn]);
  const authentication = React.useMemo(
    () => ({ signIn: () => setSignedIn(true), signOut: () => setSignedIn(false) }),
    [],
  );

  return (
    <AuthenticationContext.Provider value={authentication}>
      <SessionContext.Provider value={session}>
        <DialogsProvider>
          <Card
            variant="outlined"
            sx={{ width: '100%', maxWidth: 440, borderRadius: 3 }}
          >
            <Toolbar
              variant="dense"
              disableGutters
              sx={{ px: 2, borderBottom: 1, borderColor: 'divider' }}
            >
              <Typography
                sx={{ flexGrow: 1, color: 'primary.main', fontWeight: 700 }}
              >
                Team workspace
              </Typography>
              <Account
                // Closes the menu of the last session.
                key={String(signedIn)}
                slotProps={{ signInButton: { color: 'primary' } }}
              />
            </Toolbar>
            {signedIn ? (
              <Team />
            ) : (
              <Box sx={{ px: 2, pb: 2 }}>
                <SignInPage providers={providers} signIn={() => setSignedIn(true)} />
              </Box>
            )}
          </Card>
        </DialogsProvider>
      </SessionContext.Provider>
    </AuthenticationContext.Provider>
  );
}
