import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function SheetInversion() {
  return (
    <Sheet
      variant="solid"
      color="primary"
      invertedColors
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        p: 2,
        borderRadius: 'md',
      }}
    >
      <div>
        <Typography level="title-lg">Your library card expires soon</Typography>
        <Typography textColor="text.primary">
          It is valid until June 30. Renewing is free.
        </Typography>
      </div>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ marginInlineStart: 'auto' }}
      >
        <Button variant="plain">Later</Button>
        <Button>Renew</Button>
      </Stack>
    </Sheet>
  );
}
