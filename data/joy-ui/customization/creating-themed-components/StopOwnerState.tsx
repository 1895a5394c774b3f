import * as React from 'react';
import Stack from '@mui/joy/Stack';
import { styled, type ColorPaletteProp, type VariantProp } from '@mui/joy/styles';

interface OwnerState {
  variant: VariantProp;
  color: ColorPaletteProp;
  size: 'sm' | 'md';
}

const StopRoot = styled('div', { name: 'JoyStop', slot: 'root' })<{
  ownerState: OwnerState;
}>(({ theme, ownerState }) => ({
  display: 'flex',
  gap: theme.spacing(1.5),
  minWidth: 240,
  padding: theme.spacing(ownerState.size === 'sm' ? 0.75 : 1.5),
  borderRadius: theme.vars.radius.md,
  ...theme.typography[ownerState.size === 'sm' ? 'title-sm' : 'title-md'],
  ...theme.variants[ownerState.variant]?.[ownerState.color],
}));

interface StopProps extends Partial<OwnerState> {
  time: string;
  children: React.ReactNode;
}

function Stop({ time, children, ...other }: StopProps) {
  const { variant = 'plain', color = 'neutral', size = 'md' } = other;
  return (
    <StopRoot ownerState={{ variant, color, size }}>
      <time>{time}</time>
      {children}
    </StopRoot>
  );
}

export default function StopOwnerState() {
  return (
    <Stack spacing={1} useFlexGap>
      <Stop time="10:04" variant="solid" color="primary">
        Geneva
      </Stop>
      <Stop time="10:25" variant="outlined" size="sm">
        Basel
      </Stop>
      <Stop time="10:38" variant="soft" color="danger">
        Lausanne, late
      </Stop>
    </Stack>
  );
}
