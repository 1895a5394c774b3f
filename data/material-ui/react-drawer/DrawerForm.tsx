import * as React from 'react';
import FilterList from '@mui/icons-material/FilterList';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Drawer from '@mui/material/Drawer';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const diets = [
  'Vegetarian',
  'Vegan',
  'Gluten-free',
  'Dairy-free',
  'Nut-free',
  'Low-salt',
];

export default function DrawerForm() {
  const titleId = React.useId();
  const [open, setOpen] = React.useState(false);
  const [chosen, setChosen] = React.useState(['Vegan']);
  const close = () => setOpen(false);

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChosen(new FormData(event.currentTarget).getAll('diet').map(String));
    close();
  };

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Button
        variant="outlined"
        startIcon={<FilterList />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Filter recipes
      </Button>
      <Typography role="status" variant="body2">
        Shown: {chosen.join(', ') || 'all recipes'}
      </Typography>
      <Drawer
        anchor="right"
        open={open}
        onClose={close}
        PaperProps={{
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: { width: 280 },
        }}
      >
        <Stack component="form" onSubmit={handleSubmit} sx={{ height: '100%' }}>
          <Typography id={titleId} component="h3" variant="h6" sx={{ p: 2 }}>
            Diet
          </Typography>
          <FormGroup
            sx={{ flexGrow: 1, flexWrap: 'nowrap', overflowY: 'auto', px: 2 }}
          >
            {diets.map((name) => (
              <FormControlLabel
                key={name}
                name="diet"
                value={name}
                label={name}
                control={<Checkbox defaultChecked={chosen.includes(name)} />}
              />
            ))}
          </FormGroup>
          <Stack direction="row" spacing={1} sx={{ p: 2 }}>
            <Button type="submit" variant="contained">
              Apply
            </Button>
            <Button onClick={close}>Cancel</Button>
          </Stack>
        </Stack>
      </Drawer>
    </Stack>
  );
}
