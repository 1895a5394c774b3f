import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import { Notifications } from './Notifications';
import { Profile } from './Profile';
import {
  initialSettings,
  validate,
  type Settings,
  type SettingsErrors,
} from './settings';

export default function SettingsTemplate() {
  const form = React.useRef<HTMLFormElement>(null);
  const [saved, setSaved] = React.useState(initialSettings);
  const [settings, setSettings] = React.useState(initialSettings);
  const [errors, setErrors] = React.useState<SettingsErrors>({});
  const [message, setMessage] = React.useState('');
  const isChanged = JSON.stringify(settings) !== JSON.stringify(saved);

  const change = (changes: Partial<Settings>) => {
    setSettings({ ...settings, ...changes });
    setMessage('');
  };

  const save = (event: React.FormEvent) => {
    event.preventDefault();
    const found = validate(settings);
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) {
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    } else {
      setSaved(settings);
      setMessage('Your settings are saved.');
    }
  };

  const discard = () => {
    setSettings(saved);
    setErrors({});
    setMessage('Your changes are discarded.');
  };

  return (
    <Box
      component="main"
      sx={{
        minHeight: '100vh',
        bgcolor: 'background.level1',
        color: 'text.primary',
      }}
    >
      <Box
        component="form"
        ref={form}
        noValidate
        onSubmit={save}
        sx={{
          display: 'flex',
          flexDirection: 'column',
          gap: 2,
          maxWidth: 760,
          mx: 'auto',
          p: { xs: 2, sm: 4 },
        }}
      >
        <Typography level="h2" component="h1">
          Settings
        </Typography>
        <Profile settings={settings} errors={errors} onChange={change} />
        <Notifications
          value={settings.notifications}
          onChange={(notifications) => change({ notifications })}
        />
        <Sheet
          variant="outlined"
          sx={{
            position: 'sticky',
            bottom: 0,
            zIndex: 1,
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1.5,
            p: 1.5,
            borderRadius: 'md',
            boxShadow: 'md',
          }}
        >
          <Typography level="body-sm" role="status" sx={{ flex: '1 1 160px' }}>
            {isChanged ? 'You have unsaved changes.' : message}
          </Typography>
          <Button variant="plain" color="neutral" onClick={discard}>
            Discard
          </Button>
          <Button type="submit">Save changes</Button>
        </Sheet>
      </Box>
    </Box>
  );
}
