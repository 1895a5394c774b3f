import * as React from 'react';
import FilterList from '@mui/icons-material/FilterList';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

const stops = ['Nonstop', 'One stop', 'Two or more stops'];

export default function DrawerInset() {
  const [open, setOpen] = React.useState(false);
  const [chosen, setChosen] = React.useState(['Nonstop']);

  return (
    <>
      <Button
        variant="outlined"
        color="neutral"
        startDecorator={<FilterList />}
        onClick={() => setOpen(true)}
      >
        Filter flights ({chosen.length})
      </Button>
      <Drawer
        anchor="right"
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{
          content: {
            'aria-describedby': undefined,
            sx: { p: { xs: 1, sm: 2 }, bgcolor: 'transparent', boxShadow: 'none' },
          },
        }}
      >
        <Sheet
          sx={{
            position: 'relative',
            display: 'flex',
            flexDirection: 'column',
            gap: 2,
            height: '100%',
            p: 2,
            borderRadius: 'md',
            overflow: 'auto',
          }}
        >
          <ModalClose aria-label="Close" />
          <DialogTitle>Filters</DialogTitle>
          <Stack
            role="group"
            aria-label="Stops"
            spacing={1.5}
            useFlexGap
            sx={{ flexGrow: 1 }}
          >
            {stops.map((stop) => (
              <Checkbox
                key={stop}
                label={stop}
                checked={chosen.includes(stop)}
                onChange={({ target }) =>
                  setChosen(
                    target.checked
                      ? [...chosen, stop]
                      : chosen.filter((one) => one !== stop),
                  )
                }
              />
            ))}
          </Stack>
          <Button onClick={() => setOpen(false)}>Show flights</Button>
        </Sheet>
      </Drawer>
    </>
  );
}
