import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const MeterRoot = styled('div', { name: 'MuiStorageMeter', slot: 'root' })(
  ({ theme }) => ({
    ...theme.typography.body2,
    display: 'grid',
    gap: theme.spacing(1),
    width: 200,
    maxWidth: '100%',
  }),
);

const MeterLabel = styled('div', { name: 'MuiStorageMeter', slot: 'label' })({
  display: 'flex',
  justifyContent: 'space-between',
});

const MeterTrack = styled('div', { name: 'MuiStorageMeter', slot: 'track' })({
  height: 8,
  borderRadius: 4,
  overflow: 'hidden',
  border: '1px solid currentColor',
});

const MeterBar = styled('div', { name: 'MuiStorageMeter', slot: 'bar' })({
  height: '100%',
  backgroundColor: 'currentColor',
});

function StorageMeter({ label, value }: { label: string; value: number }) {
  return (
    <MeterRoot>
      <MeterLabel>
        <span>{label}</span>
        <span>{value}%</span>
      </MeterLabel>
      <MeterTrack aria-hidden>
        <MeterBar style={{ width: `${value}%` }} />
      </MeterTrack>
    </MeterRoot>
  );
}

export default function ThemedComponentSlots() {
  return (
    <Stack spacing={3}>
      <StorageMeter label="Photos" value={64} />
      <StorageMeter label="Documents" value={18} />
    </Stack>
  );
}
