import styled from '@emotion/styled';
import InfoOutlinedIcon from '@mui/icons-material/InfoOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip, { tooltipClasses, type TooltipProps } from '@mui/material/Tooltip';

function HintBase({ className, children, ...other }: TooltipProps) {
  return (
    <Tooltip {...other} slotProps={{ popper: { className } }}>
      {children}
    </Tooltip>
  );
}

const Hint = styled(HintBase)({
  [`& .${tooltipClasses.tooltip}`]: {
    fontSize: '1rem',
    maxWidth: 240,
    padding: 12,
  },
});

export default function EmotionPortal() {
  return (
    <Hint title="We charge your card when the parcel leaves the warehouse.">
      <IconButton aria-label="When do you charge my card?">
        <InfoOutlinedIcon />
      </IconButton>
    </Hint>
  );
}
