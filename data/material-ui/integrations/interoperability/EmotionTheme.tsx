import styled from '@emotion/styled';
import Paper from '@mui/material/Paper';
import { styled as muiStyled, type Theme } from '@mui/material/styles';

// Without a ThemeProvider, `theme` would be an empty object here.
const EmotionNote = styled(Paper)<{ theme?: Theme }>(({ theme }) => ({
  fontSize: theme.typography.body2.fontSize,
  padding: theme.spacing(2),
}));

// This one falls back to the default theme, and knows its type.
const MaterialNote = muiStyled(Paper)(({ theme }) => ({
  fontSize: theme.typography.h6.fontSize,
  padding: theme.spacing(3),
  marginBlockStart: theme.spacing(2),
}));

export default function EmotionTheme() {
  return (
    <div>
      <EmotionNote variant="outlined">With styled from Emotion</EmotionNote>
      <MaterialNote variant="outlined">With styled from Material UI</MaterialNote>
    </div>
  );
}
