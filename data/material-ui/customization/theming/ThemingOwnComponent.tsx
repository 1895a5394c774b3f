import Stack from '@mui/material/Stack';
import {
  ThemeProvider,
  styled,
  useThemeProps,
  type ComponentsOverrides,
  type Theme,
} from '@mui/material/styles';

interface TaskLabelProps {
  children: string;
  kind?: string;
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    MuiTaskLabel: 'root';
  }
  interface Components<Theme = unknown> {
    MuiTaskLabel?: {
      defaultProps?: Partial<TaskLabelProps>;
      styleOverrides?: ComponentsOverrides<Theme>['MuiTaskLabel'];
    };
  }
}

const Root = styled('span', { name: 'MuiTaskLabel', slot: 'Root' })(({ theme }) => ({
  ...theme.typography.body2,
  padding: theme.spacing(0.5, 1.5),
  border: '1px solid currentColor',
}));

function TaskLabel(inProps: TaskLabelProps) {
  const { kind, children } = useThemeProps({ props: inProps, name: 'MuiTaskLabel' });
  return (
    <Root>
      {kind}: {children}
    </Root>
  );
}

const withTaskLabels = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiTaskLabel: {
      defaultProps: { kind: 'Task' },
      styleOverrides: { root: { borderRadius: 8, borderStyle: 'dashed' } },
    },
  },
});

export default function ThemingOwnComponent() {
  return (
    <ThemeProvider theme={withTaskLabels}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <TaskLabel>Write the agenda</TaskLabel>
        <TaskLabel kind="Bug">The search is slow</TaskLabel>
      </Stack>
    </ThemeProvider>
  );
}
