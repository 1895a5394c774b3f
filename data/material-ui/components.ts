import type { ListedCategory } from '../../src/model/componentList';

export const components: readonly ListedCategory[] = [
  {
    title: 'Inputs',
    menuGroup: '/material-ui/components/inputs',
    components: [
      {
        title: 'Button Group',
        name: 'ButtonGroup',
        description: 'Related buttons joined into one strip, with one size, color and variant for all.',
      },
      {
        title: 'Floating Action Button',
        name: 'Fab',
        description: 'The one main action of a screen: a round button that floats above the content.',
        materialDesign: 'https://m2.material.io/components/buttons-floating-action-button',
        waiAria: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/',
      },
      {
        title: 'Rating',
        name: 'Rating',
        description: 'Stars to show an average, or to let people give a score, in whole or partial steps.',
      },
    ],
  },
  {
    title: 'Data display',
    menuGroup: '/material-ui/components/data-display',
    components: [
      {
        title: 'Divider',
        name: 'Divider',
        description: 'A thin line between entries or sections, across or upright, with or without a label.',
        materialDesign: 'https://m2.material.io/components/dividers',
      },
      {
        title: 'Icons',
        name: 'SvgIcon',
        description: 'The wrapper that gives an SVG the size and color of the text or theme around it.',
        materialDesign: 'https://m2.material.io/design/iconography/system-icons.html',
      },
      {
        title: 'Typography',
        name: 'Typography',
        description: 'Headings, paragraphs and captions in the sizes and weights of your theme.',
        materialDesign: 'https://m2.material.io/design/typography/the-type-system.html',
      },
    ],
  },
  {
    title: 'Feedback',
    menuGroup: '/material-ui/components/feedback',
    components: [
      {
        title: 'Backdrop',
        name: 'Backdrop',
        description: 'A layer that dims the screen while something above it needs attention or loads.',
      },
      {
        title: 'Skeleton',
        name: 'Skeleton',
        description: 'Gray shapes in the outline of the content, shown until the data arrives.',
      },
    ],
  },
  {
    title: 'Surfaces',
    menuGroup: '/material-ui/components/surfaces',
    components: [
      {
        title: 'App Bar',
        name: 'AppBar',
        description: 'The bar at the top of an app for its name, its navigation and the main actions.',
        materialDesign: 'https://m2.material.io/components/app-bars-top',
      },
      {
        title: 'Paper',
        name: 'Paper',
        description: 'A surface with a background, rounded corners and a shadow that shows its elevation.',
        materialDesign: 'https://m2.material.io/design/environment/elevation.html',
      },
    ],
  },
  {
    title: 'Navigation',
    menuGroup: '/material-ui/components/navigation',
    components: [
      {
        title: 'Bottom Navigation',
        name: 'BottomNavigation',
        description: 'Three to five destinations at the lower edge of a phone, within reach of the thumb.',
        materialDesign: 'https://m2.material.io/components/bottom-navigation',
      },
      {
        title: 'Breadcrumbs',
        name: 'Breadcrumbs',
        description: 'Links to the pages above the current one, which fold when there are too many.',
        waiAria: 'https://www.w3.org/WAI/ARIA/apg/patterns/breadcrumb/',
      },
      {
        title: 'Link',
        name: 'Link',
        description: 'A text link in the colors and typography of the theme, for any router.',
        waiAria: 'https://www.w3.org/WAI/ARIA/apg/patterns/link/',
      },
      {
        title: 'Pagination',
        name: 'Pagination',
        description: 'Page numbers with previous and next, for long lists and search results.',
      },
      {
        title: 'Speed Dial',
        name: 'SpeedDial',
        description: 'A floating button that opens a few related actions beside it.',
        materialDesign:
          'https://m2.material.io/components/buttons-floating-action-button#types-of-transitions',
        waiAria: 'https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/',
      },
      {
        title: 'Stepper',
        name: 'Stepper',
        description: 'Numbered steps that show how far a task has come, in a row or a column.',
        materialDesign: 'https://m1.material.io/components/steppers.html',
      },
    ],
  },
  {
    title: 'Layout',
    menuGroup: '/material-ui/components/layout',
    components: [
      {
        title: 'Box',
        name: 'Box',
        description: 'One element of any kind with the sx prop, for a few rules that read from your theme.',
      },
      {
        title: 'Container',
        name: 'Container',
        description: 'Centers the content of a page and limits its width to a breakpoint.',
      },
      {
        title: 'Grid',
        name: 'Grid',
        description: 'The first 12-column grid. Grid v2 replaces it: use that one for new layouts.',
        materialDesign: 'https://m2.material.io/design/layout/responsive-layout-grid.html',
      },
      {
        title: 'Hidden',
        name: 'Hidden',
        description: 'Hides its children at some screen sizes. Use the sx prop or useMediaQuery instead.',
      },
      {
        title: 'Image List',
        name: 'ImageList',
        description: 'Pictures in an even, a woven or a masonry grid, with optional title bars.',
        materialDesign: 'https://m2.material.io/components/image-lists',
      },
    ],
  },
  {
    title: 'Utils',
    menuGroup: '/material-ui/components/utils',
    components: [
      {
        title: 'Click-Away Listener',
        name: 'ClickAwayListener',
        description: 'Tells you when somebody clicks or taps outside of an element.',
      },
      {
        title: 'CSS Baseline',
        name: 'CssBaseline',
        description: 'Resets the browser’s styles and applies background and font of the theme.',
      },
      {
        title: 'Modal',
        name: 'Modal',
        description: 'The base of dialogs and drawers: a layer, a focus trap and locked scrolling.',
        waiAria: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/',
      },
      {
        title: 'No SSR',
        name: 'NoSsr',
        description: 'Leaves its children out on the server, and renders them in the browser only.',
      },
      {
        title: 'Popover',
        name: 'Popover',
        description: 'A panel beside an element that closes on a click outside of it.',
      },
      {
        title: 'Popper',
        name: 'Popper',
        description: 'Places anything beside an element, and keeps it there while the page scrolls.',
      },
      {
        title: 'Portal',
        name: 'Portal',
        description: 'Renders its children in another place of the document.',
      },
      {
        title: 'Textarea Autosize',
        name: 'TextareaAutosize',
        description: 'A bare textarea that grows with its text, between two limits.',
      },
      {
        title: 'Transitions',
        name: 'Collapse',
        description: 'Fade, Grow, Slide, Zoom and Collapse: five ways to appear and to leave.',
      },
    ],
  },
  {
    title: 'Lab',
    menuGroup: '/material-ui/components/lab',
    components: [
      {
        title: 'Masonry',
        name: 'Masonry',
        description: 'Blocks of different heights in columns, packed without gaps between rows.',
      },
      {
        title: 'Timeline',
        name: 'Timeline',
        description: 'Events in the order in which they happened, along a line with dots.',
      },
    ],
  },
];
