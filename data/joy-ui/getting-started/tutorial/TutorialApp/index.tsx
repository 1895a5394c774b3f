import { CssVarsProvider } from '@mui/joy/styles';
import { App } from './App';
import { theme } from './theme';

export default function TutorialApp() {
  return (
    <CssVarsProvider
      theme={theme}
      defaultMode="system"
      modeStorageKey="packing-mode"
      colorSchemeStorageKey="packing-scheme"
    >
      <App />
    </CssVarsProvider>
  );
}
