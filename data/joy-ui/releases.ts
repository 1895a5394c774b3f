import type { Release } from '../../src/site/shared/release';

/** Joy UI is released together with Material UI, whose changelog describes it: `tag` names the release of it. */
export const releases: readonly Release[] = [
  {
    version: '5.0.0-beta.46',
    date: '2024-06-27',
    tag: 'v6.0.0-alpha.13',
    changes: [
      'No change to a component. It needs exactly the alpha 13 of `@mui/system` 6, so an app that also uses a stable `@mui/system` gets two of them. See [Installation](/joy-ui/getting-started/installation/).',
    ],
  },
  {
    version: '5.0.0-beta.45',
    date: '2024-06-24',
    tag: 'v6.0.0-alpha.12',
    changes: [
      'The tags of an [Autocomplete](/joy-ui/api/autocomplete/) pass their key outside of the spread props, so React 18.3 no longer warns.',
      'Repairs of what the linter of the React Compiler found in the components.',
    ],
  },
  {
    version: '5.0.0-beta.36',
    date: '2024-04-17',
    tag: 'v6.0.0-alpha.3',
    changes: ['The label of a [Button](/joy-ui/react-button/) is no longer selected by a double click.'],
  },
  {
    version: '5.0.0-beta.34',
    date: '2024-04-05',
    tag: 'v6.0.0-alpha.1',
    changes: [
      'The spacing of the theme is a CSS variable, `--joy-spacing`, from which `theme.spacing()` calculates. The [theme viewer](/joy-ui/customization/default-theme-viewer/) shows it.',
    ],
  },
  {
    version: '5.0.0-beta.30',
    date: '2024-03-05',
    tag: 'v5.15.12',
    changes: ['Long texts in the chips of an [Autocomplete](/joy-ui/api/autocomplete/) no longer overflow.'],
  },
  {
    version: '5.0.0-beta.28',
    date: '2024-02-12',
    tag: 'v5.15.10',
    changes: [
      'An [IconButton](/joy-ui/api/icon-button/) has `loading` and a loading indicator.',
      'A [Button](/joy-ui/react-button/) in a group can override the `disabled` of its group.',
    ],
  },
  {
    version: '5.0.0-beta.23',
    date: '2024-01-17',
    tag: 'v5.15.5',
    changes: [
      'A [RadioGroup](/joy-ui/api/radio-group/) accepts the number 0 as a value.',
      'The `layout` of a [ModalDialog](/joy-ui/api/modal-dialog/) can be overridden in the theme.',
    ],
  },
  {
    version: '5.0.0-beta.19',
    date: '2023-12-19',
    tag: 'v5.15.1',
    changes: [
      'A [FormControl](/joy-ui/api/form-control/) sets `htmlFor` of its label and `id` of its input also when one of them is given.',
      'Custom values of `zIndex` are part of the types of the theme.',
    ],
  },
  {
    version: '5.0.0-beta.15',
    date: '2023-11-14',
    tag: 'v5.14.18',
    changes: [
      'New component: [Stepper](/joy-ui/api/stepper/).',
      'A [Select](/joy-ui/api/select/) with `multiple` shows its placeholder.',
    ],
  },
  {
    version: '5.0.0-beta.13',
    date: '2023-10-31',
    tag: 'v5.14.16',
    changes: [
      'New component: [Snackbar](/joy-ui/api/snackbar/).',
      'A [Select](/joy-ui/api/select/) can hold several values with `multiple`.',
      'The variants of [LinearProgress](/joy-ui/api/linear-progress/) and [CircularProgress](/joy-ui/api/circular-progress/) were drawn again.',
    ],
  },
];
