import Button from '@mui/material/Button';
import SvgIcon from '@mui/material/SvgIcon';

export default function SvgIconChild() {
  return (
    <Button
      variant="contained"
      startIcon={
        <SvgIcon>
          {/* Pasted as a designer exported it: lines instead of filled shapes. */}
          <svg
            viewBox="0 0 32 32"
            fill="none"
            stroke="currentColor"
            strokeWidth={2.5}
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            <path d="M5 16h22M18 7l9 9-9 9" />
          </svg>
        </SvgIcon>
      }
      sx={{ '[dir="rtl"] & svg': { transform: 'scaleX(-1)' } }}
    >
      Continue to payment
    </Button>
  );
}
