/** Paths of the frame's icons, drawn on a 20 px grid. */
const PATHS = {
  menu: 'M3 5h14M3 10h14M3 15h14',
  search: 'M9 3.500a5.500 5.500 0 1 0 0 11 5.500 5.500 0 0 0 0-11ZM13 13l4 4',
  link: 'M8.500 11.500a3 3 0 0 0 4.300 0l3-3a3 3 0 0 0-4.300-4.300l-.8.8M11.500 8.500a3 3 0 0 0-4.300 0l-3 3a3 3 0 0 0 4.300 4.300l.8-.8',
  close: 'm5 5 10 10M15 5 5 15',
  chevron: 'm6 8 4 4 4-4',
  sun: 'M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM10 2v1.5M10 16.5V18M2 10h1.5M16.5 10H18M4.3 4.3l1.1 1.1M14.6 14.6l1.1 1.1M4.3 15.7l1.1-1.1M14.6 5.4l1.1-1.1',
  moon: 'M16.5 11.6A6.8 6.8 0 0 1 8.4 3.5a6.8 6.8 0 1 0 8.1 8.1Z',
  branch:
    'M6 4v12M6 6a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm0 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM14 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm0 0c0 4-8 2-8 6',
  edit: 'm12.5 4.5 3 3L7 16H4v-3l8.5-8.5Z',
  thumb:
    'M6 9v8H3V9h3Zm0 0 3.500-6.500c1.500 0 2.300 1 2 2.500L11 8h4.500c1.200 0 2 1 1.700 2.200l-1.300 5.300A2 2 0 0 1 14 17H6',
  up: 'M10 16V4M5 9l5-5 5 5',
  list: 'M7 5h10M7 10h10M7 15h10M3 5h.01M3 10h.01M3 15h.01',
  check: 'm4 10 4 4 8-8',
  sliders: 'M3 6h8M15 6h2M3 14h2M9 14h8M13 4v4M7 12v4',
  monitor: 'M3 4h14v9H3V4ZM7 17h6M10 13v4',
  alignStart: 'M4 4v12M8 7h8M8 13h5',
  alignEnd: 'M16 4v12M12 7H4M12 13H7',
  globe:
    'M10 2.500a7.500 7.500 0 1 0 0 15 7.500 7.500 0 0 0 0-15ZM2.500 10h15M10 2.500c4 4 4 11 0 15M10 2.500c-4 4-4 11 0 15',
  code: 'm7 6-4 4 4 4M13 6l4 4-4 4',
  palette:
    'M10 3a7 7 0 1 0 0 14c1.500 0 1.500-1.200 1-2-.600-1 0-2 1.200-2H14a3 3 0 0 0 3-3c0-4-3-7-7-7ZM6.500 9.500h.010M9 6.500h.010M12.500 7h.010',
  comment: 'M3 4h14v10H9l-4 3.500V14H3V4ZM10 6.500v5M7.500 9h5',
  box: 'm10 2.500 6.500 3.500v8L10 17.500 3.500 14V6L10 2.500ZM3.500 6l6.500 3.500L16.500 6M10 9.500v8',
} as const;

export type IconName = keyof typeof PATHS;

/** A line icon in the color and size of the text around it; decorative. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
