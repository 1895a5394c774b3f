import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Switch from '@mui/joy/Switch';
import { Section } from './Section';
import { NOTIFICATIONS, type Settings } from './settings';

interface NotificationsProps {
  value: Settings['notifications'];
  onChange: (value: Settings['notifications']) => void;
}

export function Notifications({ value, onChange }: NotificationsProps) {
  return (
    <Section title="Notifications" details="What we send to your email address.">
      {NOTIFICATIONS.map(({ id, title, details }) => (
        <FormControl
          key={id}
          orientation="horizontal"
          sx={{ justifyContent: 'space-between', gap: 2 }}
        >
          <div>
            <FormLabel>{title}</FormLabel>
            <FormHelperText sx={{ m: 0 }}>{details}</FormHelperText>
          </div>
          <Switch
            checked={value[id]}
            onChange={(event) => onChange({ ...value, [id]: event.target.checked })}
          />
        </FormControl>
      ))}
    </Section>
  );
}
