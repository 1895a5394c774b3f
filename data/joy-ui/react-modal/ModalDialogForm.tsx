import * as React from 'react';
import Add from '@mui/icons-material/Add';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogTitle from '@mui/joy/DialogTitle';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function ModalDialogForm() {
  const [open, setOpen] = React.useState(false);
  const [recipes, setRecipes] = React.useState(['Lentil soup']);

  return (
    <Stack spacing={1.5} useFlexGap sx={{ alignItems: 'center' }}>
      <Typography>Recipes: {recipes.join(', ')}</Typography>
      <Button startDecorator={<Add />} onClick={() => setOpen(true)}>
        Add recipe
      </Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        {/* The dialog has no DialogContent that the attribute could refer to. */}
        <ModalDialog aria-describedby={undefined} sx={{ width: 340 }}>
          <ModalClose aria-label="Close" />
          <DialogTitle>New recipe</DialogTitle>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              const data = new FormData(event.currentTarget);
              setRecipes([...recipes, String(data.get('name'))]);
              setOpen(false);
            }}
          >
            <Stack spacing={2} useFlexGap>
              <FormControl required>
                <FormLabel>Name</FormLabel>
                <Input autoFocus name="name" />
              </FormControl>
              <FormControl>
                <FormLabel>Minutes</FormLabel>
                <Input
                  name="minutes"
                  type="number"
                  slotProps={{ input: { min: 1 } }}
                />
              </FormControl>
            </Stack>
            <DialogActions>
              <Button type="submit">Save recipe</Button>
            </DialogActions>
          </form>
        </ModalDialog>
      </Modal>
    </Stack>
  );
}
