import * as React from 'react';
import Stack from '@mui/joy/Stack';
import {
  CssVarsProvider,
  extendTheme,
  styled,
  useThemeProps,
  type StyleOverrides,
  type VariantProp,
} from '@mui/joy/styles';

interface StopProps {
  time: string;
  variant?: VariantProp;
  children: React.ReactNode;
}

interface OwnerState {
  variant: VariantProp;
}

declare module '@mui/joy/styles' {
  interface Components<Theme = unknown> {
    JoyStop?: {
      defaultProps?: Partial<StopProps>;
      styleOverrides?: StyleOverrides<'root' | 'time', OwnerState, Theme>;
    };
  }
}

const StopRoot = styled('div', { name: 'JoyStop', slot: 'root' })<{
  ownerState: OwnerState;
}>(({ theme, ownerState }) => ({
  display: 'flex',
  gap: theme.spacing(1.5),
  minWidth: 240,
  padding: theme.spacing(1.5),
  ...theme.typography['body-sm'],
  ...theme.variants[ownerState.variant]?.primary,
}));

const StopTime = styled('time', { name: 'JoyStop', slot: 'time' })({});

function Stop(inProps: StopProps) {
  const props = useThemeProps({ props: inProps, name: 'JoyStop' });
  const { time, variant = 'plain', children } = props;
  return (
    <StopRoot ownerState={{ variant }}>
      <StopTime>{time}</StopTime>
      {children}
    </StopRoot>
  );
}

const theme = extendTheme({
  fontFamily: { body: 'inherit', display: 'inherit' },
  components: {
    JoyStop: {
      defaultProps: { variant: 'soft' },
      styleOverrides: { root: { borderRadius: 8 }, time: { fontWeight: 700 } },
    },
  },
});

export default function StopThemed() {
  return (
    // Your app needs only `theme`. The other props separate this demo from the page.
    <CssVarsProvider
      theme={theme}
      attribute="data-mui-color-scheme"
      colorSchemeNode={null}
      disableStyleSheetGeneration
      modeStorageKey="stop-mode"
      colorSchemeStorageKey="stop-scheme"
    >
      <Stack spacing={1} useFlexGap>
        <Stop time="10:04">Geneva</Stop>
        <Stop time="10:38" variant="outlined">
          Lausanne
        </Stop>
      </Stack>
    </CssVarsProvider>
  );
}
