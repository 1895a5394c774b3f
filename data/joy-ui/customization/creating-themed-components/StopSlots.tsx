import { styled } from '@mui/joy/styles';

const StopRoot = styled('div', { name: 'JoyStop', slot: 'root' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: theme.spacing(1.5),
  minWidth: 240,
  padding: theme.spacing(1.5),
  borderInlineStart: `4px solid ${theme.vars.palette.primary[500]}`,
  backgroundColor: theme.vars.palette.background.level1,
}));

const StopTime = styled('time', { name: 'JoyStop', slot: 'time' })(({ theme }) => ({
  ...theme.typography['title-sm'],
  gridRow: 'span 2',
  fontVariantNumeric: 'tabular-nums',
}));

const StopName = styled('span', { name: 'JoyStop', slot: 'name' })(
  ({ theme }) => theme.typography['title-sm'],
);

const StopRemark = styled('span', { name: 'JoyStop', slot: 'remark' })(
  ({ theme }) => ({
    ...theme.typography['body-xs'],
    color: theme.vars.palette.text.secondary,
  }),
);

export default function StopSlots() {
  return (
    <StopRoot>
      <StopTime>10:38</StopTime>
      <StopName>Lausanne</StopName>
      <StopRemark>Platform 4, change for Bern</StopRemark>
    </StopRoot>
  );
}
