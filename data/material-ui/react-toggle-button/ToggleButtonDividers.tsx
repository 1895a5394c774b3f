import * as React from 'react';
import CropLandscape from '@mui/icons-material/CropLandscape';
import CropPortrait from '@mui/icons-material/CropPortrait';
import CropSquare from '@mui/icons-material/CropSquare';
import Flip from '@mui/icons-material/Flip';
import Grid3x3 from '@mui/icons-material/Grid3x3';
import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup, {
  toggleButtonGroupClasses,
} from '@mui/material/ToggleButtonGroup';

const PlainGroup = styled(ToggleButtonGroup)(({ theme }) => ({
  gap: theme.spacing(0.5),
  padding: theme.spacing(0.5),
  [`& .${toggleButtonGroupClasses.grouped}.${toggleButtonGroupClasses.grouped}`]: {
    margin: 0,
    border: 0,
    borderRadius: theme.shape.borderRadius,
  },
}));

export default function ToggleButtonDividers() {
  const [shape, setShape] = React.useState('square');
  const [tools, setTools] = React.useState(['grid']);

  return (
    <Paper variant="outlined" sx={{ display: 'flex' }}>
      <PlainGroup
        exclusive
        size="small"
        aria-label="Shape of the photo"
        value={shape}
        onChange={(event, next: string | null) => setShape(next ?? shape)}
      >
        <ToggleButton value="square" aria-label="Square">
          <CropSquare />
        </ToggleButton>
        <ToggleButton value="landscape" aria-label="Landscape">
          <CropLandscape />
        </ToggleButton>
        <ToggleButton value="portrait" aria-label="Portrait">
          <CropPortrait />
        </ToggleButton>
      </PlainGroup>
      <Divider flexItem orientation="vertical" variant="middle" />
      <PlainGroup
        size="small"
        aria-label="Tools"
        value={tools}
        onChange={(event, next: string[]) => setTools(next)}
      >
        <ToggleButton value="grid" aria-label="Grid lines">
          <Grid3x3 />
        </ToggleButton>
        <ToggleButton value="mirror" aria-label="Mirror">
          <Flip />
        </ToggleButton>
      </PlainGroup>
    </Paper>
  );
}
