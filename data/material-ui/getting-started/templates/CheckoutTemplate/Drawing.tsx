import SvgIcon from '@mui/material/SvgIcon';
import type { Item } from './order';

const PATHS = {
  bag: 'M14 8h20l2 6v24a3 3 0 0 1-3 3H15a3 3 0 0 1-3-3V14zm0 6v22h20V14zm10 4c4 1 5 4 4 8s-4 6-8 5c-1-4 0-11 4-13z',
  mug: 'M10 14h22v3h3a6 6 0 0 1 0 12h-3v2a6 6 0 0 1-6 6H16a6 6 0 0 1-6-6zm22 7v4h3a2 2 0 0 0 0-4zM17 4c3 3-2 4 0 7h-3c-2-3 2-4 0-7zm7 0c3 3-2 4 0 7h-3c-2-3 2-4 0-7z',
  filter: 'M6 10h36L30 28v10H18V28zm8 4 7 11v10h6V25l7-11z',
} as const;

/** A product in one color, in a square. */
export function Drawing({ name }: { name: Item['drawing'] }) {
  return (
    <SvgIcon
      viewBox="0 0 48 48"
      color="primary"
      sx={{
        flexShrink: 0,
        fontSize: 40,
        p: 1,
        boxSizing: 'content-box',
        borderRadius: 1,
        bgcolor: 'action.hover',
      }}
    >
      <path d={PATHS[name]} fillRule="evenodd" />
    </SvgIcon>
  );
}
