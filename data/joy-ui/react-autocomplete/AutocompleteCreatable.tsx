import * as React from 'react';
import Autocomplete, { createFilterOptions } from '@mui/joy/Autocomplete';
import AutocompleteOption from '@mui/joy/AutocompleteOption';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Add from '@mui/icons-material/Add';

interface Project {
  name: string;
  isNew?: boolean;
}

const filter = createFilterOptions<Project>();

export default function AutocompleteCreatable() {
  const [projects, setProjects] = React.useState<Project[]>([
    { name: 'Garden' },
    { name: 'Kitchen' },
    { name: 'Roof' },
  ]);
  const [value, setValue] = React.useState<Project | null>(null);

  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <FormLabel>Project</FormLabel>
      <Autocomplete
        options={projects}
        value={value}
        getOptionLabel={(project) => project.name}
        isOptionEqualToValue={(project, other) => project.name === other.name}
        filterOptions={(options, state) => {
          const name = state.inputValue.trim();
          const exists = projects.some((project) => project.name === name);
          const rest = filter(options, state);
          return name === '' || exists ? rest : [...rest, { name, isNew: true }];
        }}
        onChange={(event, next) => {
          const project = next && { name: next.name };
          setValue(project);
          if (project && next.isNew) {
            setProjects((before) => [...before, project]);
          }
        }}
        renderOption={(props, project) => (
          <AutocompleteOption {...props} key={project.name}>
            {project.isNew && (
              <ListItemDecorator>
                <Add />
              </ListItemDecorator>
            )}
            {project.isNew ? `Add "${project.name}"` : project.name}
          </AutocompleteOption>
        )}
      />
    </FormControl>
  );
}
