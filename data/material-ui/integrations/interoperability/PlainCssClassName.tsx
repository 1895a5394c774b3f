import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

// In an app, these rules are in a .css file.
const sheet = `
.checkout-button {
  border-radius: 999px;
  padding-inline: 28px;
  text-transform: none;
  letter-spacing: 0;
}

.checkout-button:hover {
  text-decoration: underline;
}
`;

export default function PlainCssClassName() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <style>{sheet}</style>
      <Button variant="contained">Without a class</Button>
      <Button variant="contained" className="checkout-button">
        Go to checkout
      </Button>
    </Stack>
  );
}
