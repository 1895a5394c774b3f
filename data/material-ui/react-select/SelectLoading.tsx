import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const stored = ['Mobile app', 'Newsletter', 'Online store', 'Support center'];

export default function SelectLoading() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);
  const [project, setProject] = React.useState('');
  const [projects, setProjects] = React.useState<string[]>([]);
  const loading = open && projects.length === 0;

  React.useEffect(() => {
    if (!loading) return undefined;
    // Replace the timer by a request.
    const timer = setTimeout(() => setProjects(stored), 1200);
    return () => clearTimeout(timer);
  }, [loading]);

  return (
    <FormControl fullWidth sx={{ maxWidth: 280 }}>
      <InputLabel id={`${id}-label`}>Project</InputLabel>
      <Select
        id={id}
        labelId={`${id}-label`}
        label="Project"
        value={project}
        onChange={(event) => setProject(event.target.value)}
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        MenuProps={{ MenuListProps: { 'aria-busy': loading } }}
      >
        {projects.length === 0 ? (
          <MenuItem disabled>Loading projects…</MenuItem>
        ) : (
          projects.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))
        )}
      </Select>
    </FormControl>
  );
}
