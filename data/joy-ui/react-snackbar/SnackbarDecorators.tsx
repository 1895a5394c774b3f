import * as React from 'react';
import Close from '@mui/icons-material/Close';
import Avatar from '@mui/joy/Avatar';
import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Snackbar from '@mui/joy/Snackbar';
import Typography from '@mui/joy/Typography';
import { omarHaddad } from '../sampleData/pictures';

export default function SnackbarDecorators() {
  const buttonRef = React.useRef<HTMLButtonElement>(null);
  const [open, setOpen] = React.useState(false);

  const close = () => {
    setOpen(false);
    buttonRef.current?.focus();
  };

  return (
    <>
      <Button ref={buttonRef} variant="outlined" onClick={() => setOpen(true)}>
        Invite Omar
      </Button>
      <div role="status">
        <Snackbar
          open={open}
          onClose={(event, reason) => {
            if (reason === 'escapeKeyDown') {
              setOpen(false);
            }
          }}
          startDecorator={<Avatar src={omarHaddad} alt="" />}
          endDecorator={
            <IconButton aria-label="Close" onClick={close}>
              <Close />
            </IconButton>
          }
        >
          <div>
            <Typography level="title-sm">Omar Haddad</Typography>
            <Typography level="body-sm">has joined the project</Typography>
          </div>
        </Snackbar>
      </div>
    </>
  );
}
