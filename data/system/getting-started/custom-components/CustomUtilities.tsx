import {
  compose,
  palette,
  spacing,
  styled,
  type PaletteProps,
  type SpacingProps,
} from '@mui/system';

const utilities = compose(spacing, palette);
const hidden = ['sx', 'as', ...(utilities.filterProps ?? [])];

type NoteProps = SpacingProps & Omit<PaletteProps, 'color'>;

const Note = styled('p', {
  shouldForwardProp: (prop) => !hidden.includes(String(prop)),
})<NoteProps>(
  { borderRadius: 8, maxWidth: 360 },
  // The utilities come last, so that props override the styles above.
  (props) => utilities(props),
);

export default function CustomUtilities() {
  return (
    <div>
      <Note m={0} p={2} bgcolor={tint}>
        The parcel arrives on Thursday.
      </Note>
      <Note m={0} mt={1} px={2} py={1}>
        Please leave it with a neighbor.
      </Note>
    </div>
  );
}

const tint = 'color-mix(in srgb, light-dark(#0b57d0, #a8c7fa) 12%, transparent)';
