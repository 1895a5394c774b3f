import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const colors = ['default', 'primary', 'secondary', 'success', 'error'] as const;

export default function ChipColors() {
  return (
    <Stack spacing={2}>
      {(['filled', 'outlined'] as const).map((variant) => (
        <Stack
          key={variant}
          direction="row"
          spacing={1}
          useFlexGap
          sx={{ flexWrap: 'wrap', alignItems: 'center' }}
        >
          {colors.map((color) => (
            <Chip
              key={color}
              label={color}
              variant={variant}
              color={color}
              // White on the red of dark mode has a contrast of only 3.7.
              sx={
                color === 'error' && variant === 'filled'
                  ? (theme) => theme.applyStyles('dark', { color: 'common.black' })
                  : undefined
              }
            />
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
