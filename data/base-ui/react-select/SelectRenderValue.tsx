import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import { styled } from '@mui/system';

const widths = new Map([
  ['To do', '0%'],
  ['In progress', '50%'],
  ['Done', '100%'],
]);

export default function SelectRenderValue() {
  return (
    <Task>
      <span>Send invoices</span>
      <Select
        defaultValue="In progress"
        aria-label="Status of Send invoices"
        renderValue={(option) => (
          <StatusText status={option?.value ?? 'In progress'} />
        )}
        slots={{ root: Status, popup: Popup, listbox: Statuses }}
        slotProps={{ listbox: { 'aria-label': 'Status' } }}
      >
        {[...widths.keys()].map((status) => (
          <StatusOption key={status} value={status}>
            {status}
          </StatusOption>
        ))}
      </Select>
    </Task>
  );
}

function StatusText({ status }: { status: string }) {
  return (
    <>
      <Progress style={{ inlineSize: widths.get(status) }} />
      {status}
    </>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const Task = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '1rem',
});

const Status = styled('button')({
  position: 'relative',
  overflow: 'hidden',
  inlineSize: '9rem',
  padding: '0.375rem 0.75rem 0.625rem',
  border: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
  borderRadius: 8,
  background: 'Canvas',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&::after': { content: '" ▾" / ""' },
  '&:focus-visible': { outline: `3px solid ${accent}`, outlineOffset: 2 },
});

const Progress = styled('span')({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: 0,
  blockSize: 4,
  background: accent,
});

const Popup = styled('div')({ zIndex: 1 });

const Statuses = styled('ul')({
  inlineSize: '9rem',
  margin: '0.25rem 0',
  padding: '0.25rem',
  border: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
  borderRadius: 8,
  background: 'light-dark(#fff, #1b2027)',
  listStyle: 'none',
  textAlign: 'center',
});

const StatusOption = styled(Option)({
  padding: '0.375rem',
  cursor: 'pointer',
  '&.base--selected': { color: accent },
  '&:hover': { background: `color-mix(in srgb, ${accent} 12%, transparent)` },
  '&:focus-visible': { outline: `2px solid ${accent}`, borderRadius: 4 },
});
