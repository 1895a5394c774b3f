import type { FormerAddresses } from '../src/model/formerAddresses';

/** Components that were in the lab, or in Material UI, and are elsewhere now: `/components/<name>/`. */
const movedComponents = {
  'about-the-lab': '/material-ui/about-the-lab/',
  avatars: '/material-ui/react-avatar/',
  badges: '/material-ui/react-badge/',
  'badge-unstyled': '/base-ui/react-badge/',
  'button-unstyled': '/base-ui/react-button/',
  buttons: '/material-ui/react-button/',
  cards: '/material-ui/react-card/',
  checkboxes: '/material-ui/react-checkbox/',
  chips: '/material-ui/react-chip/',
  'date-picker': '/x/react-date-pickers/date-picker/',
  'date-range-picker': '/x/react-date-pickers/date-range-picker/',
  'date-time-picker': '/x/react-date-pickers/date-time-picker/',
  dialogs: '/material-ui/react-dialog/',
  dividers: '/material-ui/react-divider/',
  drawers: '/material-ui/react-drawer/',
  'expansion-panels': '/material-ui/react-accordion/',
  'grid-list': '/material-ui/react-image-list/',
  icons: '/material-ui/icons/',
  'input-unstyled': '/base-ui/react-input/',
  links: '/material-ui/react-link/',
  lists: '/material-ui/react-list/',
  'material-icons': '/material-ui/material-icons/',
  'menu-unstyled': '/base-ui/react-menu/',
  menus: '/material-ui/react-menu/',
  'modal-unstyled': '/base-ui/react-modal/',
  pickers: '/x/react-date-pickers/',
  'popper-unstyled': '/base-ui/react-popper/',
  'radio-buttons': '/material-ui/react-radio-button/',
  'select-unstyled': '/base-ui/react-select/',
  selects: '/material-ui/react-select/',
  'slider-styled': '/material-ui/react-slider/',
  'slider-unstyled': '/base-ui/react-slider/',
  snackbars: '/material-ui/react-snackbar/',
  steppers: '/material-ui/react-stepper/',
  'switch-unstyled': '/base-ui/react-switch/',
  switches: '/material-ui/react-switch/',
  tables: '/material-ui/react-table/',
  'tabs-unstyled': '/base-ui/react-tabs/',
  'text-fields': '/material-ui/react-text-field/',
  'time-picker': '/x/react-date-pickers/time-picker/',
  'toggle-buttons': '/material-ui/react-toggle-button/',
  tooltips: '/material-ui/react-tooltip/',
  transitions: '/material-ui/transitions/',
  'trap-focus': '/base-ui/react-focus-trap/',
  'tree-view': '/x/react-tree-view/',
};

/** Components without styles had API pages of this name: `/api/<name>-unstyled/`. */
const unstyled = [
  'badge',
  'button',
  'form-control',
  'input',
  'menu',
  'menu-item',
  'modal',
  'option',
  'popper',
].concat(['select', 'slider', 'snackbar', 'switch', 'tab', 'tab-panel', 'tabs', 'tabs-list']);

/** Components that had other names: `/api/<name>/`. */
const renamedApi = {
  'data-grid/x-grid': '/x/api/data-grid/data-grid-pro/',
  'expansion-panel': '/material-ui/api/accordion/',
  'expansion-panel-actions': '/material-ui/api/accordion-actions/',
  'expansion-panel-details': '/material-ui/api/accordion-details/',
  'expansion-panel-summary': '/material-ui/api/accordion-summary/',
  'grid-list': '/material-ui/api/image-list/',
  'grid-list-tile': '/material-ui/api/image-list-item/',
  'grid-list-tile-bar': '/material-ui/api/image-list-item-bar/',
  'trap-focus': '/base-ui/api/focus-trap/',
};

/** Fields whose links in the installed packages lack the package: `/x/api/<name>/`. */
const rangeFields = ['multi-input', 'single-input'].flatMap((input) =>
  ['date', 'date-time', 'time'].map((value) => `${input}-${value}-range-field`),
);

/** Short links that the libraries print: `/r/<name>/`. */
const shortLinks = {
  'caveat-with-refs-guide': '/material-ui/guides/composition/#caveat-with-refs',
  'input-component-ref-interface':
    '/material-ui/react-text-field/#integration-with-3rd-party-input-libraries',
  'migration-v4': '/material-ui/migration/migration-v4/',
  'state-classes-guide': '/material-ui/customization/how-to-customize/#state-classes',
  'x-data-grid-no-dimensions': '/x/react-data-grid/layout/',
  'x-get-license': '/x/introduction/licensing/',
  'x-license-annual': '/x/introduction/licensing/',
  'x-license-key-installation': '/x/introduction/licensing/',
  'x-license-trial': '/x/introduction/licensing/',
  'x-premium-svg-link': '/x/introduction/licensing/',
  'x-pro-svg-link': '/x/introduction/licensing/',
};

/** Guides that have become pages about migration or integration: `/guides/<name>/`, in the product and before it. */
const movedGuides = {
  'classname-generator': '/material-ui/experimental-api/classname-generator/',
  flow: '/material-ui/guides/typescript/',
  interoperability: '/material-ui/integrations/interoperability/',
  'migration-v0x': '/material-ui/migration/migration-v0x/',
  'migration-v3': '/material-ui/migration/migration-v3/',
  'migration-v4': '/material-ui/migration/migration-v4/',
  'next-js-app-router': '/material-ui/integrations/nextjs/',
  nextjs: '/material-ui/integrations/nextjs/',
  'pickers-migration': '/material-ui/migration/pickers-migration/',
  'right-to-left': '/material-ui/customization/right-to-left/',
  routing: '/material-ui/integrations/routing/',
  'shadow-dom': '/material-ui/customization/shadow-dom/',
  'styled-components': '/material-ui/integrations/styled-components/',
  'styled-engine': '/material-ui/integrations/styled-components/',
  'theme-scoping': '/material-ui/integrations/theme-scoping/',
  troubleshooting: '/material-ui/migration/troubleshooting/',
};

/** What the reference led to its pages, and its pages that have other addresses here. */
export const formerAddresses: FormerAddresses = {
  folders: [
    ['/components/data-grid/', '/x/react-data-grid/'],
    ['/components/', '/material-ui/react-'],
    ['/api/data-grid/', '/x/api/data-grid/'],
    ['/api/', '/material-ui/api/'],
    ['/api/', '/x/api/date-pickers/'],
    ['/api/', '/x/api/tree-view/'],
    ['/base/', '/base-ui/'],
    ['/customization/', '/material-ui/customization/'],
    ['/getting-started/', '/material-ui/getting-started/'],
    ['/guides/', '/material-ui/guides/'],
    ['/styles/', '/system/styles/'],
    ['/toolpad/concepts/', '/toolpad/studio/concepts/'],
    ['/toolpad/examples/', '/toolpad/studio/examples/'],
    ['/toolpad/getting-started/', '/toolpad/studio/getting-started/'],
    ['/toolpad/how-to-guides/', '/toolpad/studio/how-to-guides/'],
    ['/toolpad/reference/', '/toolpad/studio/reference/'],
  ],
  pages: {
    '/components/': '/material-ui/all-components/',
    ...prefix('/components/', movedComponents),
    ...prefix(
      '/api/',
      Object.fromEntries(unstyled.map((name) => [`${name}-unstyled`, `/base-ui/api/${name}/`])),
    ),
    ...prefix(
      '/base-ui/api/',
      Object.fromEntries(unstyled.map((name) => [`${name}-unstyled`, `/base-ui/api/${name}/`])),
    ),
    ...prefix('/api/', renamedApi),
    '/guides/': '/material-ui/guides/minimizing-bundle-size/',
    ...prefix('/guides/', movedGuides),
    ...prefix('/material-ui/guides/', movedGuides),
    '/customization/': '/material-ui/customization/how-to-customize/',
    '/customization/components/': '/material-ui/customization/how-to-customize/',
    '/customization/css-variables/': '/material-ui/customization/css-theme-variables/overview/',
    '/customization/globals/': '/material-ui/customization/theme-components/',
    '/customization/unstyled-components/': '/base-ui/getting-started/',
    '/discover-more/related-projects/': '/material-ui/discover-more/related-projects/',
    '/discover-more/roadmap/': '/material-ui/discover-more/roadmap/',
    '/discover-more/showcase/': '/material-ui/discover-more/showcase/',
    '/discover-more/vision/': '/material-ui/discover-more/vision/',
    '/experimental-api/classname-generator/': '/material-ui/experimental-api/classname-generator/',
    '/premium-themes/': '/material-ui/getting-started/templates/',

    // Within a product.
    ...prefix(
      '/x/api/',
      Object.fromEntries(rangeFields.map((name) => [name, `/x/api/date-pickers/${name}/`])),
    ),
    '/material-ui/customization/components/': '/material-ui/customization/how-to-customize/',
    '/material-ui/customization/unstyled-components/': '/base-ui/getting-started/',
    '/material-ui/experimental-api/css-theme-variables/customization/':
      '/material-ui/customization/css-theme-variables/configuration/',
    '/material-ui/experimental-api/css-theme-variables/migration/':
      '/material-ui/customization/css-theme-variables/usage/',
    '/material-ui/experimental-api/css-theme-variables/overview/':
      '/material-ui/customization/css-theme-variables/overview/',
    '/material-ui/experimental-api/css-theme-variables/usage/':
      '/material-ui/customization/css-theme-variables/usage/',
    '/material-ui/getting-started/overview/': '/material-ui/getting-started/',
    '/material-ui/react-date-picker/': '/x/react-date-pickers/date-picker/',
    '/material-ui/react-date-range-picker/': '/x/react-date-pickers/date-range-picker/',
    '/material-ui/react-date-time-picker/': '/x/react-date-pickers/date-time-picker/',
    '/material-ui/react-time-picker/': '/x/react-date-pickers/time-picker/',
    '/material-ui/react-trap-focus/': '/base-ui/react-focus-trap/',
    '/material-ui/react-tree-view/': '/x/react-tree-view/',
    '/joy-ui/getting-started/overview/': '/joy-ui/getting-started/',
    '/joy-ui/guides/next-js-app-router/': '/joy-ui/integrations/next-js-app-router/',
    '/joy-ui/guides/overriding-component-structure/': '/joy-ui/customization/overriding-component-structure/',
    '/joy-ui/guides/using-icon-libraries/': '/joy-ui/integrations/icon-libraries/',
    '/base-ui/getting-started/overview/': '/base-ui/getting-started/',
    '/base-ui/react-form-control/hooks-api/': '/base-ui/api/use-form-control-context/',
    '/base-ui/react-transitions/components-api/': '/base-ui/api/css-transition/',
    '/base-ui/react-transitions/hooks-api/': '/base-ui/api/use-transition-state-manager/',
    '/base-ui/react-trap-focus/': '/base-ui/react-focus-trap/',
    '/system/basics/': '/system/getting-started/',
    '/system/box/': '/system/react-box/',
    '/system/configure-the-sx-prop/': '/system/experimental-api/configure-the-sx-prop/',
    '/system/css-theme-variables/': '/system/experimental-api/css-theme-variables/',
    '/system/getting-started/overview/': '/system/getting-started/',
    '/system/stack/': '/system/react-stack/',
    '/system/the-sx-prop/': '/system/getting-started/the-sx-prop/',
    '/toolpad/core/react-persistent-state/use-local-storage-state-api/':
      '/toolpad/core/api/use-local-storage-state/',
    '/toolpad/core/react-persistent-state/use-session-storage-state-api/':
      '/toolpad/core/api/use-session-storage-state/',
    '/toolpad/core/react-use-dialogs/api/': '/toolpad/core/api/use-dialogs/',
    '/toolpad/core/react-use-notifications/api/': '/toolpad/core/api/use-notifications/',
  },
  shortLinks: prefix('/r/', shortLinks),
  retiredLanguages: ['aa', 'de', 'es', 'fr', 'ja', 'ko', 'ru'],
  retiredRoots: ['material-ui', 'system', 'x'],
  formerRoots: ['api', 'components', 'customization', 'getting-started', 'guides'],
};

/** `avatars` below `/components/` → `/components/avatars/`. */
function prefix(folder: string, pages: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(pages).map(([name, to]) => [`${folder}${name}/`, to]));
}
