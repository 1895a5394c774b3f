import * as React from 'react';
import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import Avatar from '@mui/joy/Avatar';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';
import Devices from '@mui/icons-material/Devices';
import Notifications from '@mui/icons-material/Notifications';

const groups = [
  ['Devices', Devices, ['Bluetooth', 'Location']],
  ['Messages', Notifications, ['Orders', 'Invoices', 'News']],
] as const;

export default function AccordionSettings() {
  const [on, setOn] = React.useState<readonly string[]>(['Bluetooth', 'Orders']);

  const set = (name: string, checked: boolean) => {
    const others = on.filter((entry) => entry !== name);
    setOn(checked ? [...others, name] : others);
  };

  return (
    <AccordionGroup
      variant="plain"
      transition="0.25s"
      sx={{ maxWidth: 400, '--ListItem-paddingY': '10px' }}
    >
      {groups.map(([title, Icon, names]) => (
        <Accordion key={title}>
          <AccordionSummary>
            <Avatar component="span" color="primary">
              <Icon />
            </Avatar>
            <Stack component="span" sx={{ flexGrow: 1 }}>
              <Typography component="span" level="title-md">
                {title}
              </Typography>
              <Typography component="span" level="body-sm">
                {names.filter((name) => on.includes(name)).length} of {names.length}{' '}
                on
              </Typography>
            </Stack>
          </AccordionSummary>
          <AccordionDetails>
            <Stack spacing={1.5} useFlexGap>
              {names.map((name) => (
                <FormControl
                  key={name}
                  orientation="horizontal"
                  sx={{ justifyContent: 'space-between' }}
                >
                  <FormLabel>{name}</FormLabel>
                  <Switch
                    size="sm"
                    checked={on.includes(name)}
                    onChange={(event) => set(name, event.target.checked)}
                  />
                </FormControl>
              ))}
            </Stack>
          </AccordionDetails>
        </Accordion>
      ))}
    </AccordionGroup>
  );
}
