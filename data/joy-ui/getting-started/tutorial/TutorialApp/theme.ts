import colors from '@mui/joy/colors';
import { extendTheme } from '@mui/joy/styles';

const palette = { primary: colors.green };

export const theme = extendTheme({
  cssVarPrefix: 'packing',
  colorSchemes: { light: { palette }, dark: { palette } },
  components: {
    JoyButton: { defaultProps: { size: 'lg' } },
    JoyInput: { defaultProps: { size: 'lg' } },
    JoySelect: { defaultProps: { size: 'lg' } },
  },
});
