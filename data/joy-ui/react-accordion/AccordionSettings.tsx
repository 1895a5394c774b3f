import * as React from 'react';
import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import Checkbox from '@mui/joy/Checkbox';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

const channels = [
  ['Email', ['New orders', 'Paid invoices', 'Weekly report']],
  ['Phone', ['Messages', 'Tasks due today']],
] as const;

export default function AccordionSettings() {
  const [chosen, setChosen] = React.useState<readonly string[]>(['New orders']);

  const toggle = (name: string, checked: boolean) => {
    const others = chosen.filter((entry) => entry !== name);
    setChosen(checked ? [...others, name] : others);
  };

  return (
    <AccordionGroup sx={{ maxWidth: 400 }}>
      {channels.map(([channel, names]) => {
        const count = names.filter((name) => chosen.includes(name)).length;

        return (
          <Accordion key={channel}>
            <AccordionSummary>
              {channel}
              <Chip
                component="span"
                size="sm"
                color={count > 0 ? 'primary' : 'neutral'}
                sx={{ marginInlineStart: 'auto' }}
              >
                {`${count} of ${names.length}`}
              </Chip>
            </AccordionSummary>
            <AccordionDetails>
              <Stack spacing={1} useFlexGap>
                {names.map((name) => (
                  <Checkbox
                    key={name}
                    size="sm"
                    label={name}
                    checked={chosen.includes(name)}
                    onChange={(event) => toggle(name, event.target.checked)}
                  />
                ))}
              </Stack>
            </AccordionDetails>
          </Accordion>
        );
      })}
    </AccordionGroup>
  );
}
