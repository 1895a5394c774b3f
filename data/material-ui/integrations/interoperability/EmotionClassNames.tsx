import { ClassNames } from '@emotion/react';
import TextField from '@mui/material/TextField';

export default function EmotionClassNames() {
  return (
    <ClassNames>
      {({ css, cx }) => {
        const mono = css({ fontFamily: 'monospace', letterSpacing: '0.1em' });
        const large = css({ fontSize: '1.5rem' });

        return (
          <TextField
            label="Booking code"
            defaultValue="Q7XK2M"
            slotProps={{
              htmlInput: { className: cx(mono, large), maxLength: 6 },
            }}
          />
        );
      }}
    </ClassNames>
  );
}
