import * as React from 'react';
import Headset from '@mui/icons-material/HeadsetMicOutlined';
import Mic from '@mui/icons-material/MicOutlined';
import SettingsVoice from '@mui/icons-material/SettingsVoiceOutlined';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const microphones = [
  { id: 'desk', name: 'Desk condenser', note: 'Booth only', Icon: Mic },
  { id: 'stage', name: 'Stage dynamic', note: 'Loud rooms', Icon: SettingsVoice },
  { id: 'field', name: 'Field headset', note: 'Sports, outdoors', Icon: Headset },
];

export default function MicRack() {
  const id = React.useId();
  const [microphone, setMicrophone] = React.useState('stage');

  return (
    <FormControl fullWidth sx={{ maxWidth: 280 }}>
      <InputLabel id={`${id}-label`}>Microphone</InputLabel>
      <Select
        id={id}
        labelId={`${id}-label`}
        label="Microphone"
        value={microphone}
        onChange={(event) => setMicrophone(event.target.value)}
        // The field has room for the name only, not for icon and note.
        renderValue={(chosen) =>
          microphones.find((item) => item.id === chosen)?.name
        }
      >
        {microphones.map(({ id: value, name, note, Icon }) => (
          <MenuItem key={value} value={value}>
            <ListItemIcon>
              <Icon fontSize="small" />
            </ListItemIcon>
            <ListItemText primary={name} secondary={note} />
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
