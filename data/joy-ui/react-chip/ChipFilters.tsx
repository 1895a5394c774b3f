import * as React from 'react';
import Check from '@mui/icons-material/Check';
import Checkbox from '@mui/joy/Checkbox';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const files = [
  { name: 'budget.xlsx', kind: 'Tables' },
  { name: 'contract.pdf', kind: 'Documents' },
  { name: 'harbor.jpg', kind: 'Pictures' },
  { name: 'invoice.pdf', kind: 'Documents' },
];
const kinds = ['Documents', 'Tables', 'Pictures'];

export default function ChipFilters() {
  const [selected, setSelected] = React.useState(['Documents']);
  const found = files.filter(({ kind }) => selected.includes(kind));

  return (
    <Stack spacing={2} useFlexGap>
      <Stack
        role="group"
        aria-label="Kinds of files"
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ flexWrap: 'wrap' }}
      >
        {kinds.map((kind) => {
          const checked = selected.includes(kind);
          return (
            <Chip
              key={kind}
              variant={checked ? 'solid' : 'plain'}
              color={checked ? 'primary' : 'neutral'}
              startDecorator={checked && <Check />}
            >
              <Checkbox
                overlay
                disableIcon
                size="sm"
                label={kind}
                checked={checked}
                onChange={() =>
                  setSelected(
                    checked
                      ? selected.filter((name) => name !== kind)
                      : [...selected, kind],
                  )
                }
              />
            </Chip>
          );
        })}
      </Stack>
      <Typography role="status" level="body-sm" sx={{ minHeight: 21 }}>
        {found.map(({ name }) => name).join(', ') || 'No files'}
      </Typography>
    </Stack>
  );
}
