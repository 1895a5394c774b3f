import type { Release } from '../../src/site/shared/release';

/** Base UI is released together with Material UI, whose changelog describes it: `tag` names the release of it. */
export const releases: readonly Release[] = [
  {
    version: '5.0.0-beta.58',
    date: '2024-08-22',
    tag: 'v6.0.0-rc.0',
    changes: [
      'No change to a component. It needs exactly the release candidate of `@mui/utils` 6, and React 17 or 18. See [Quickstart](/base-ui/getting-started/quickstart/).',
    ],
  },
  {
    version: '5.0.0-beta.53',
    date: '2024-07-11',
    tag: 'v6.0.0-beta.0',
    changes: [
      '[useAutocomplete](/base-ui/api/use-autocomplete/) tells `onInputChange` more exactly why the text changed: `blur`, `selectOption` and `removeOption` are reasons of their own.',
    ],
  },
  {
    version: '5.0.0-beta.43',
    date: '2024-05-01',
    tag: 'v6.0.0-alpha.5',
    changes: [
      'A [TextareaAutosize](/base-ui/api/textarea-autosize/) no longer alternates between two heights while it is resized.',
    ],
  },
  {
    version: '5.0.0-beta.39',
    date: '2024-03-13',
    tag: 'v5.15.13',
    changes: [
      '[useAutocomplete](/base-ui/api/use-autocomplete/) keeps the highlighted option when the list of options changes around it.',
      'A [TextareaAutosize](/base-ui/api/textarea-autosize/) applies the inline styles that you pass.',
    ],
  },
  {
    version: '5.0.0-beta.37',
    date: '2024-02-21',
    tag: 'v5.15.11',
    changes: [
      'The input of a [Switch](/base-ui/api/switch/) has the role `switch`, so screen readers announce on and off.',
    ],
  },
  {
    version: '5.0.0-beta.34',
    date: '2024-01-31',
    tag: 'v5.15.7',
    changes: [
      'A [Menu](/base-ui/api/menu/) that opens with the up arrow focuses its last item, and items are focused when the pointer is over them.',
    ],
  },
  {
    version: '5.0.0-beta.33',
    date: '2024-01-22',
    tag: 'v5.15.6',
    changes: [
      'A [Select](/base-ui/api/select/) is placed by [Popup](/base-ui/api/popup/) instead of Popper, and shows selected options that contain elements.',
      'A trigger of a menu that is no `<button>` works with [useMenuButton](/base-ui/api/use-menu-button/).',
    ],
  },
  {
    version: '5.0.0-beta.32',
    date: '2024-01-17',
    tag: 'v5.15.5',
    breaking: [
      'Class names begin with `base-` instead of `Mui`: `base-Button-root`, and `base--disabled` for states. Style sheets with the older names need a search and replace.',
    ],
    changes: ['The hidden text of a [Select](/base-ui/api/select/) no longer adds a scrollbar to the page.'],
  },
  {
    version: '5.0.0-beta.29',
    date: '2023-12-25',
    tag: 'v5.15.2',
    changes: [
      'A [Popup](/base-ui/api/popup/) waits for transitions by a context, and [CssTransition](/base-ui/api/css-transition/) and [CssAnimation](/base-ui/api/css-animation/) use it.',
      '[useSelect](/base-ui/api/use-select/) moves the focus to the option instead of naming it by `aria-activedescendant`.',
    ],
  },
];
