import styled from '@emotion/styled';
import InfoOutlinedIcon from '@mui/icons-material/InfoOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip, { tooltipClasses, type TooltipProps } from '@mui/material/Tooltip';

// `className` would be set on the button, so pass it to the part in the portal.
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
