import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';

export default function TextareaRef() {
  const textareaRef = React.useRef<HTMLTextAreaElement>(null);

  return (
    <Stack
      spacing={2}
      useFlexGap
      sx={{ alignItems: 'flex-start', width: '100%', maxWidth: 360 }}
    >
      <FormControl sx={{ width: '100%' }}>
        <FormLabel>Address label</FormLabel>
        <Textarea
          readOnly
          defaultValue={'Yuki Tanaka\n12 Harbor Street\n5003 Bergen'}
          slotProps={{ textarea: { ref: textareaRef } }}
        />
      </FormControl>
      <Button variant="soft" onClick={() => textareaRef.current?.select()}>
        Select all
      </Button>
    </Stack>
  );
}
