import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';

const sizes = ['small', 'medium', 'large'] as const;

export default function RatingSizes() {
  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      {sizes.map((size) => (
        <Rating
          key={size}
          role="radiogroup"
          aria-label={`Camping chair, ${size} stars`}
          size={size}
          defaultValue={4}
        />
      ))}
      {/* Icons inherit the font size, so any length works. */}
      <Rating
        role="radiogroup"
        aria-label="Camping chair, stars of 40 pixels"
        defaultValue={4}
        sx={{ fontSize: 40 }}
      />
    </Stack>
  );
}
