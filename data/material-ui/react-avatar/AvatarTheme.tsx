import Avatar, { avatarClasses } from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

// Extends the theme around it. At the root of an app, pass `components`
// to createTheme() instead.
function withDarkAvatars(outer: Theme): Theme {
  const { palette } = outer.vars ?? outer;
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiAvatar: {
        defaultProps: { variant: 'rounded' },
        styleOverrides: {
          root: {
            fontWeight: 600,
            // Only avatars without a picture.
            [`&.${avatarClasses.colorDefault}`]: {
              backgroundColor: palette.text.primary,
              color: palette.background.paper,
            },
          },
        },
      },
    },
  };
}

export default function AvatarTheme() {
  return (
    <ThemeProvider theme={withDarkAvatars}>
      <Stack direction="row" spacing={2} useFlexGap>
        <Avatar>JB</Avatar>
        <Avatar>RW</Avatar>
        <Avatar variant="circular">OT</Avatar>
      </Stack>
    </ThemeProvider>
  );
}
