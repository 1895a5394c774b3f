/** Paths of the frame's icons, drawn on a 20 px grid. Icons that only panels show are in `panelIconPaths.ts`. */
export const ICON_PATHS = {
  menu: 'M3 5h14M3 10h14M3 15h14',
  search: 'M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11ZM13 13l4 4',
  close: 'm5 5 10 10M15 5 5 15',
  chevron: 'm6 8 4 4 4-4',
  sun: 'M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM10 2v1.5M10 16.5V18M2 10h1.5M16.5 10H18M4.3 4.3l1.1 1.1M14.6 14.6l1.1 1.1M4.3 15.7l1.1-1.1M14.6 5.4l1.1-1.1',
  moon: 'M16.5 11.6A6.8 6.8 0 0 1 8.4 3.5a6.8 6.8 0 1 0 8.1 8.1Z',
  branch:
    'M6 4v12M6 6a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm0 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM14 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm0 0c0 4-8 2-8 6',
  edit: 'm12.5 4.5 3 3L7 16H4v-3l8.5-8.5Z',
  thumb: 'M6 9v8H3V9h3Zm0 0 3.5-6.5c1.5 0 2.3 1 2 2.5L11 8h4.5c1.2 0 2 1 1.7 2.2l-1.3 5.3A2 2 0 0 1 14 17H6',
  up: 'M10 16V4M5 9l5-5 5 5',
  copy: 'M7.5 7.5H16V17H7.5V7.5ZM4 12.5V3h8.5',
  check: 'm4 10 4 4 8-8',
  sliders: 'M3 6h8M15 6h2M3 14h2M9 14h8M13 4v4M7 12v4',
  monitor: 'M3 4h14v9H3V4ZM7 17h6M10 13v4',
  comment: 'M3 4h14v10H9l-4 3.5V14H3V4ZM10 6.5v5M7.5 9h5',
} as const;

export type IconName = keyof typeof ICON_PATHS;
