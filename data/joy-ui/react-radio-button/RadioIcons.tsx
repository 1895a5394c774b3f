import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Notifications from '@mui/icons-material/Notifications';
import NotificationsNone from '@mui/icons-material/NotificationsNone';

const times = ['At departure', '1 hour before', '1 day before'];

export default function RadioIcons() {
  return (
    <RadioGroup aria-label="Flight reminder" defaultValue={times[1]}>
      {times.map((time) => (
        <Radio
          key={time}
          value={time}
          label={time}
          variant="plain"
          uncheckedIcon={<NotificationsNone />}
          checkedIcon={<Notifications />}
        />
      ))}
    </RadioGroup>
  );
}
