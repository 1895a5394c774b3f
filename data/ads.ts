import { site } from './site';

/** Tips of this site for its readers: things of it that are easy to miss. Each page shows one. */
export const tips: readonly {
  readonly name: string;
  readonly link: string | null;
  readonly img: string;
  readonly description: string;
}[] = [
  {
    name: 'Color playground',
    link: '/material-ui/customization/color/#playground',
    img: '/static/ads/colors.svg',
    description: 'see every demo in two colors of your choice.',
  },
  {
    name: 'Density',
    link: '/material-ui/customization/density/',
    img: '/static/ads/density.svg',
    description: 'make all demos small and tight with one switch.',
  },
  {
    name: 'Data Grid',
    link: '/x/react-data-grid/',
    img: '/static/ads/grid.svg',
    description: 'sort, filter and edit a large table on its page.',
  },
  {
    name: 'Toolpad Core',
    link: '/toolpad/core/introduction/',
    img: '/static/ads/toolpad.svg',
    description: 'the frame of an internal tool in an afternoon.',
  },
  {
    name: 'Improve these pages',
    link: site.repository,
    img: '/static/ads/edit.svg',
    description: 'your correction could be in the next build.',
  },
];
