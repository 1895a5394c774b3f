import * as React from 'react';
import { Box } from '@mui/system';

const loans = ['Celestial globe', 'Ship’s bell', 'Tide-predicting machine'];

export default function LoanRequests() {
  const [approved, setApproved] = React.useState<string[]>(['Ship’s bell']);

  const toggle = (loan: string) =>
    setApproved((list) =>
      list.includes(loan) ? list.filter((name) => name !== loan) : [...list, loan],
    );

  return (
    <Box
      role="group"
      aria-label="Approve loans"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {loans.map((loan) => {
        const selected = approved.includes(loan);
        return (
          <Box
            key={loan}
            component="button"
            type="button"
            aria-pressed={selected}
            onClick={() => toggle(loan)}
            sx={[
              {
                px: 2,
                py: 1,
                font: 'inherit',
                color: 'CanvasText',
                bgcolor: 'Canvas',
                border: '1px solid currentColor',
                borderRadius: 5,
                cursor: 'pointer',
                '&:hover': { textDecoration: 'underline' },
                '&:focus-visible': { outline: '3px solid', outlineOffset: 2 },
              },
              selected && { color: 'Canvas', bgcolor: 'CanvasText' },
            ]}
          >
            {loan}
          </Box>
        );
      })}
    </Box>
  );
}
