import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Textarea from '@mui/joy/Textarea';
import { saraLind } from '../../../sampleData/pictures';
import { Section } from './Section';
import { ROLES, TIME_ZONES, type Settings, type SettingsErrors } from './settings';

const ABOUT_LENGTH = 120;

interface ProfileProps {
  settings: Settings;
  errors: SettingsErrors;
  onChange: (changes: Partial<Settings>) => void;
}

export function Profile({ settings, errors, onChange }: ProfileProps) {
  return (
    <Section title="Profile" details="Your team sees this beside your comments.">
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', sm: '96px 1fr 1fr' },
        }}
      >
        <Avatar
          src={saraLind}
          alt="Your picture"
          sx={{ '--Avatar-size': '96px', gridRow: { sm: 'span 2' } }}
        />
        <FormControl error={Boolean(errors.name)} required>
          <FormLabel>Name</FormLabel>
          <Input
            name="name"
            autoComplete="name"
            value={settings.name}
            onChange={(event) => onChange({ name: event.target.value })}
          />
          <ErrorText>{errors.name}</ErrorText>
        </FormControl>
        <FormControl error={Boolean(errors.email)} required>
          <FormLabel>Email</FormLabel>
          <Input
            name="email"
            type="email"
            autoComplete="email"
            value={settings.email}
            onChange={(event) => onChange({ email: event.target.value })}
          />
          <ErrorText>{errors.email}</ErrorText>
        </FormControl>
        <Choice
          label="Role"
          values={ROLES}
          value={settings.role}
          onChange={(role) => onChange({ role })}
        />
        <Choice
          label="Time zone"
          values={TIME_ZONES}
          value={settings.timeZone}
          onChange={(timeZone) => onChange({ timeZone })}
        />
      </Box>
      <FormControl>
        <FormLabel>About you</FormLabel>
        <Textarea
          minRows={3}
          value={settings.about}
          onChange={(event) => onChange({ about: event.target.value })}
          slotProps={{ textarea: { maxLength: ABOUT_LENGTH } }}
        />
        <FormHelperText>
          {settings.about.length} of {ABOUT_LENGTH} characters
        </FormHelperText>
      </FormControl>
    </Section>
  );
}

/** In dark mode, the default color of errors is too dark for small text. */
function ErrorText({ children }: { children?: string }) {
  return children ? (
    <FormHelperText sx={{ color: 'danger.plainColor' }}>{children}</FormHelperText>
  ) : null;
}

interface ChoiceProps {
  label: string;
  values: readonly string[];
  value: string;
  onChange: (value: string) => void;
}

function Choice({ label, values, value, onChange }: ChoiceProps) {
  return (
    <FormControl>
      <FormLabel>{label}</FormLabel>
      <Select value={value} onChange={(_event, next) => next && onChange(next)}>
        {values.map((one) => (
          <Option key={one} value={one}>
            {one}
          </Option>
        ))}
      </Select>
    </FormControl>
  );
}
