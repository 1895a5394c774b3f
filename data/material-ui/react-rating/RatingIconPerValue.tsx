import NetworkWifi from '@mui/icons-material/NetworkWifi';
import NetworkWifi1Bar from '@mui/icons-material/NetworkWifi1Bar';
import NetworkWifi2Bar from '@mui/icons-material/NetworkWifi2Bar';
import SignalWifi4Bar from '@mui/icons-material/SignalWifi4Bar';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Rating, {
  ratingClasses,
  type IconContainerProps,
} from '@mui/material/Rating';

const signals = [
  { label: 'Unusable', Icon: NetworkWifi1Bar },
  { label: 'Slow', Icon: NetworkWifi2Bar },
  { label: 'Good', Icon: NetworkWifi },
  { label: 'Fast', Icon: SignalWifi4Bar },
];

function SignalIcon({ value, ...other }: IconContainerProps) {
  const Icon = signals[value - 1]?.Icon ?? NetworkWifi;
  return (
    <span {...other}>
      <Icon fontSize="inherit" />
    </span>
  );
}

export default function RatingIconPerValue() {
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">How was the Wi-Fi in your room?</FormLabel>
      <Rating
        name="RatingIconPerValue-wifi"
        max={signals.length}
        defaultValue={3}
        highlightSelectedOnly
        IconContainerComponent={SignalIcon}
        getLabelText={(value) => signals[value - 1]?.label ?? 'No answer'}
        emptyLabelText="No answer"
        sx={{
          mt: 1,
          fontSize: 32,
          [`& .${ratingClasses.icon}`]: { px: 0.5 },
          [`& .${ratingClasses.iconFilled}`]: { color: 'primary.main' },
        }}
      />
    </FormControl>
  );
}
