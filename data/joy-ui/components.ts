import type { ListedCategory } from '../../src/model/componentList';

export const components: readonly ListedCategory[] = [
  {
    title: 'Inputs',
    menuGroup: '/joy-ui/components/inputs',
    components: [
      {
        title: 'Autocomplete',
        name: 'Autocomplete',
        description: 'An input that suggests options as you type, for one value or several.',
      },
      {
        title: 'Button Group',
        name: 'ButtonGroup',
        description: 'Related buttons in one strip that share their size, color and variant.',
      },
      {
        title: 'Checkbox',
        name: 'Checkbox',
        description: 'A yes or no, alone or in a list, with its label and a mixed state built in.',
      },
      {
        title: 'Radio Button',
        name: 'RadioGroup',
        description: 'One answer out of a few, as dots, cards or segments.',
        drawing: 'radio-button',
      },
      {
        title: 'Select',
        name: 'Select',
        description: 'A button that opens a list of options, for one value or several.',
      },
      {
        title: 'Slider',
        name: 'Slider',
        description: 'A number or a range, set by dragging or with the arrow keys.',
      },
      { title: 'Switch', name: 'Switch', description: 'Turns a setting on or off at once.' },
      {
        title: 'Textarea',
        name: 'Textarea',
        description: 'A field for several lines that grows with the text, with room for controls.',
      },
      {
        title: 'Toggle Button Group',
        name: 'ToggleButtonGroup',
        description: 'Buttons that stay pressed, for one choice or several.',
      },
    ],
  },
  {
    title: 'Data display',
    menuGroup: '/joy-ui/components/data-display',
    components: [
      {
        title: 'Aspect Ratio',
        name: 'AspectRatio',
        description: 'Keeps the proportions of a picture or video at any width.',
      },
      {
        title: 'Avatar',
        name: 'Avatar',
        description: 'People and things as pictures, initials or icons, alone or in groups.',
      },
      {
        title: 'Badge',
        name: 'Badge',
        description: 'A count, a dot or a short text on the corner of another element.',
      },
      {
        title: 'Chip',
        name: 'Chip',
        description: 'A compact word: a tag, a filter, a choice or an entry that can be removed.',
      },
      {
        title: 'Divider',
        name: 'Divider',
        description: 'A line between entries or sections, with an optional label.',
      },
      {
        title: 'List',
        name: 'List',
        description: 'Entries with icons and actions, for reading, navigation or selection.',
      },
      {
        title: 'Table',
        name: 'Table',
        description: 'A styled HTML table with stripes, hover, sticky header and borders as props.',
      },
      {
        title: 'Tooltip',
        name: 'Tooltip',
        description: 'A few words that appear when an element is hovered or focused.',
      },
      {
        title: 'Typography',
        name: 'Typography',
        description: 'Headings and text in the levels of the theme, with decorators and inline color.',
      },
    ],
  },
  {
    title: 'Feedback',
    menuGroup: '/joy-ui/components/feedback',
    components: [
      {
        title: 'Alert',
        name: 'Alert',
        description: 'A message in the page that people should notice, with icon and actions.',
      },
      {
        title: 'Circular Progress',
        name: 'CircularProgress',
        description: 'A ring that turns while something loads, or fills with the progress.',
      },
      {
        title: 'Linear Progress',
        name: 'LinearProgress',
        description: 'A bar that moves while something loads, or grows with the progress.',
      },
      {
        title: 'Modal',
        name: 'Modal',
        description: 'A dialog above the page that keeps the focus, in a box of any layout.',
      },
      {
        title: 'Skeleton',
        name: 'Skeleton',
        description: 'Shapes in place of the content, until it has loaded.',
      },
      {
        title: 'Snackbar',
        name: 'Snackbar',
        description: 'A short message at the edge of the screen that leaves by itself.',
      },
    ],
  },
  {
    title: 'Surfaces',
    menuGroup: '/joy-ui/components/surfaces',
    components: [
      {
        title: 'Accordion',
        name: 'Accordion',
        description: 'Sections with headings that open and close, alone or as a group.',
      },
      {
        title: 'Card',
        name: 'Card',
        description: 'A surface for one subject, in a column or a row, with media and actions.',
      },
      {
        title: 'Sheet',
        name: 'Sheet',
        description: 'A plain surface that understands variants and colors, for panels of any kind.',
      },
    ],
  },
  {
    title: 'Navigation',
    menuGroup: '/joy-ui/components/navigation',
    components: [
      { title: 'Breadcrumbs', name: 'Breadcrumbs', description: 'Links to the pages above the current one.' },
      {
        title: 'Drawer',
        name: 'Drawer',
        description: 'A panel that slides in from an edge, for navigation, filters or details.',
      },
      {
        title: 'Link',
        name: 'Link',
        description: 'A text link with variants, colors and decorators, which can cover a whole card.',
      },
      {
        title: 'Menu',
        name: 'Menu',
        description: 'Commands behind a button, with keyboard control, groups and selected entries.',
      },
      {
        title: 'Stepper',
        name: 'Stepper',
        description: 'Steps of a task in a row or a column, with any indicator.',
      },
      {
        title: 'Tabs',
        name: 'Tabs',
        description: 'Panels that share one place, switched by a list of tabs.',
      },
    ],
  },
  {
    title: 'Layout',
    menuGroup: '/joy-ui/components/layout',
    components: [
      {
        title: 'Box',
        name: 'Box',
        description: 'One element of any kind with the sx prop, for a few rules that read from your theme.',
      },
      {
        title: 'Grid',
        name: 'Grid',
        description: 'Columns by breakpoint, with gaps, offsets and nesting, made of CSS variables.',
      },
      {
        title: 'Stack',
        name: 'Stack',
        description: 'Elements in a row or a column with even gaps and optional dividers.',
      },
    ],
  },
  {
    title: 'Utils',
    menuGroup: '/joy-ui/components/utils',
    components: [
      {
        title: 'CSS Baseline',
        name: 'CssBaseline',
        description: 'Resets the browser’s styles and applies background and font of the theme.',
      },
    ],
  },
];
