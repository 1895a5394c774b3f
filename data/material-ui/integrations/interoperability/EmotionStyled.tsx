import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

const PillButton = styled(Button)`
  border-radius: 999px;
  padding-inline: 24px;
  text-transform: none;

  &.Mui-focusVisible {
    outline: 2px solid;
    outline-offset: 2px;
  }
`;

export default function EmotionStyled() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <PillButton variant="contained">Save recipe</PillButton>
      <PillButton variant="outlined" color="secondary">
        Print
      </PillButton>
    </Stack>
  );
}
