import HomeIcon from '@mui/icons-material/Home';
import InventoryIcon from '@mui/icons-material/Inventory2';
import LocalShipping from '@mui/icons-material/LocalShipping';
import Box from '@mui/material/Box';
import Step from '@mui/material/Step';
import StepConnector, { stepConnectorClasses } from '@mui/material/StepConnector';
import type { StepIconProps } from '@mui/material/StepIcon';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

const { line, active, completed } = stepConnectorClasses;

const stages = [
  { label: 'Packed', Icon: InventoryIcon },
  { label: 'Shipped', Icon: LocalShipping },
  { label: 'Delivered', Icon: HomeIcon },
];

const road = (
  <StepConnector
    sx={{
      top: 18,
      left: 'calc(-50% + 28px)',
      right: 'calc(50% + 28px)',
      [`& .${line}`]: { borderTopWidth: 4, borderTopStyle: 'dotted' },
      [`&.${active} .${line}, &.${completed} .${line}`]: {
        borderColor: 'success.main',
      },
    }}
  />
);

function StageIcon(props: StepIconProps) {
  const isReached = props.active || props.completed;

  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 40,
        height: 40,
        borderRadius: 1,
        color: isReached ? 'success.contrastText' : 'text.secondary',
        bgcolor: isReached ? 'success.main' : 'action.selected',
      }}
    >
      {props.icon}
    </Box>
  );
}

export default function StepperIcons() {
  return (
    <Stepper alternativeLabel activeStep={1} connector={road} sx={{ width: '100%' }}>
      {stages.map(({ label, Icon }, index) => (
        <Step key={label} aria-current={index === 1 ? 'step' : undefined}>
          <StepLabel icon={<Icon />} slots={{ stepIcon: StageIcon }}>
            {label}
          </StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
