import styled from '@emotion/styled';
import InfoOutlinedIcon from '@mui/icons-material/InfoOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip, { tooltipClasses, type TooltipProps } from '@mui/material/Tooltip';

// `className` would reach the button. The part in the portal has a class of its own.
const WideTooltip = styled(({ className, ...props }: TooltipProps) => (
  <Tooltip {...props} classes={{ popper: className }} />
))`
  .${tooltipClasses.tooltip} {
    max-width: 240px;
    padding: 12px;
    font-size: 1rem;
  }
`;

export default function EmotionPortal() {
  return (
    <WideTooltip title="We charge your card when the parcel leaves the warehouse.">
      <IconButton aria-label="When do you charge my card?">
        <InfoOutlinedIcon />
      </IconButton>
    </WideTooltip>
  );
}
