import type { InHouseAd } from '../src/model/ads';
import { site } from './site';

/** The project's ads for itself: five things of this site that are easy to miss. */
export const inHouseAds: readonly InHouseAd[] = [
  {
    name: 'Colour playground',
    link: '/material-ui/customization/color/#playground',
    img: '/static/ads/colors.svg',
    description: 'Choose a primary and a secondary colour, and see every demo of the site in them.',
  },
  {
    name: 'Density',
    link: '/material-ui/customization/density/',
    img: '/static/ads/density.svg',
    description:
      'Make all demos small and tight with one switch, and find out if your screens could be, too.',
  },
  {
    name: 'Data Grid',
    link: '/x/react-data-grid/',
    img: '/static/ads/grid.svg',
    description:
      'Sorting, filters, editing and a hundred thousand rows. Try it on the page, without installing.',
  },
  {
    name: 'Toolpad Core',
    link: '/toolpad/core/introduction/',
    img: '/static/ads/toolpad.svg',
    description:
      'The frame of an internal tool: navigation, sign-in and a place for your pages, in an afternoon.',
  },
  ...(site.repository
    ? [
        {
          name: 'Improve these pages',
          link: site.repository,
          img: '/static/ads/edit.svg',
          description:
            'One folder per page, demos beside their text. Your correction could be in the next build.',
        },
      ]
    : []),
];
