import type { ListedCategory } from '../../src/model/componentList';

export const components: readonly ListedCategory[] = [
  {
    title: 'Inputs',
    menuGroup: '/base-ui/components/inputs',
    components: [
      {
        title: 'Autocomplete',
        name: 'useAutocomplete',
        description: 'The logic of a combobox: filtering, keyboard, one value or several.',
      },
      {
        title: 'Input',
        name: 'Input',
        description: 'A text field with adornments and the states of the form control around it.',
      },
      {
        title: 'Number Input',
        name: 'NumberInput',
        description: 'A field for numbers with buttons to step up and down, and limits.',
      },
      {
        title: 'Select',
        name: 'Select',
        description: 'A listbox that opens from a button, for one value or several, in groups.',
      },
      { title: 'Slider', name: 'Slider', description: 'One thumb or two on a track, with steps and marks.' },
      { title: 'Switch', name: 'Switch', description: 'An on and off control on top of a native checkbox.' },
    ],
  },
  {
    title: 'Data display',
    menuGroup: '/base-ui/components/data-display',
    components: [
      { title: 'Badge', name: 'Badge', description: 'A count or a dot on the corner of another element.' },
    ],
  },
  {
    title: 'Feedback',
    menuGroup: '/base-ui/components/feedback',
    components: [
      {
        title: 'Snackbar',
        name: 'Snackbar',
        description: 'A message that closes by itself, on Esc or on a click elsewhere.',
      },
    ],
  },
  {
    title: 'Navigation',
    menuGroup: '/base-ui/components/navigation',
    components: [
      {
        title: 'Menu',
        name: 'Menu',
        description: 'A button, a popup and items with arrow keys and typing ahead.',
      },
      {
        title: 'Table Pagination',
        name: 'TablePagination',
        description: 'Rows per page, the current range and buttons, for the foot of a table.',
      },
    ],
  },
  {
    title: 'Utils',
    menuGroup: '/base-ui/components/utils',
    components: [
      {
        title: 'Click-Away Listener',
        name: 'ClickAwayListener',
        description: 'Tells you when somebody clicks or taps outside of an element.',
      },
      {
        title: 'Focus Trap',
        name: 'FocusTrap',
        description: 'Keeps the focus inside an element while it is open.',
      },
      {
        title: 'Form Control',
        name: 'FormControl',
        description: 'Shares value, focus and validity of a field with label, hint and error.',
      },
      {
        title: 'Modal',
        name: 'Modal',
        description: 'A layer with a focus trap and locked scrolling, for dialogs and drawers.',
      },
      {
        title: 'No-SSR',
        name: 'NoSsr',
        description: 'Leaves its children out on the server, and renders them in the browser only.',
      },
      { title: 'Popper', name: 'Popper', description: 'Places anything beside an element with Popper.js.' },
      {
        title: 'Popup',
        name: 'Popup',
        description: 'Places anything beside an element with Floating UI, with transitions.',
      },
      {
        title: 'Portal',
        name: 'Portal',
        description: 'Renders its children in another place of the document.',
      },
      {
        title: 'Textarea Autosize',
        name: 'TextareaAutosize',
        description: 'A textarea that grows with its text, between two limits.',
      },
      {
        title: 'Transitions',
        name: 'CssTransition',
        description: 'Classes for entering and leaving, with CSS transitions or animations.',
      },
    ],
  },
];
