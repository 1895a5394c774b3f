import * as React from 'react';
import Box from '@mui/joy/Box';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider, extendTheme, useColorScheme } from '@mui/joy/styles';

const theme = extendTheme({
  cssVarPrefix: 'device',
  fontFamily: { body: 'inherit', display: 'inherit' },
});

const modes = ['system', 'light', 'dark'] as const;

function Appearance() {
  const { mode, systemMode, colorScheme, setMode } = useColorScheme();
  const [mounted, setMounted] = React.useState(false);
  React.useEffect(() => setMounted(true), []);

  const values = mounted ? { mode, systemMode, colorScheme } : {};
  return (
    <Sheet variant="outlined" sx={{ p: 2, borderRadius: 'md' }}>
      <FormControl>
        <FormLabel>Appearance</FormLabel>
        <RadioGroup
          orientation="horizontal"
          name="device-appearance"
          value={values.mode ?? ''}
          onChange={(event) =>
            setMode(modes.find((one) => one === event.target.value) ?? null)
          }
        >
          {modes.map((one) => (
            <Radio key={one} value={one} label={one} />
          ))}
        </RadioGroup>
      </FormControl>
      <Typography level="body-sm" component="pre" sx={{ mt: 2, mb: 0 }}>
        {['mode', 'systemMode', 'colorScheme'].map(
          (name) =>
            `${name}: ${values[name as keyof typeof values] ?? 'undefined'}\n`,
        )}
      </Typography>
    </Sheet>
  );
}

export default function DarkModeSystem() {
  const [node, setNode] = React.useState<HTMLDivElement | null>(null);

  return (
    <Box ref={setNode} sx={{ width: '100%', maxWidth: 360 }}>
      {/* Your app needs only `defaultMode`: the rest keeps the choice in this box. */}
      <CssVarsProvider
        theme={theme}
        defaultMode="system"
        attribute="data-device-scheme"
        colorSchemeNode={node}
        disableNestedContext
        modeStorageKey="device-joy-mode"
        colorSchemeStorageKey="device-joy-scheme"
      >
        <Appearance />
      </CssVarsProvider>
    </Box>
  );
}
