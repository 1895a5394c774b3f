import { ICON_PATHS } from './iconPaths';

/** Paths of all icons; those below are not part of the first load. */
export const PANEL_ICON_PATHS = {
  ...ICON_PATHS,
  link: 'M8.5 11.5a3 3 0 0 0 4.3 0l3-3a3 3 0 0 0-4.3-4.3l-.8.8M11.5 8.5a3 3 0 0 0-4.3 0l-3 3a3 3 0 0 0 4.3 4.3l.8-.8',
  alignStart: 'M4 4v12M8 7h8M8 13h5',
  alignEnd: 'M16 4v12M12 7H4M12 13H7',
  globe:
    'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15ZM2.5 10h15M10 2.5c4 4 4 11 0 15M10 2.5c-4 4-4 11 0 15',
  box: 'm10 2.5 6.5 3.5v8L10 17.5 3.5 14V6L10 2.5ZM3.5 6l6.5 3.5L16.5 6M10 9.5v8',
} as const;

export type PanelIconName = keyof typeof PANEL_ICON_PATHS;
