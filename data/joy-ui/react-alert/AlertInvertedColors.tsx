import ErrorOutline from '@mui/icons-material/ErrorOutline';
import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const surfaces = [
  { variant: 'solid', file: 'menu.pdf' },
  { variant: 'soft', file: 'prices.xlsx' },
] as const;

export default function AlertInvertedColors() {
  return (
    <Stack spacing={2} useFlexGap>
      {surfaces.map(({ variant, file }) => (
        <Alert
          key={variant}
          role="note"
          variant={variant}
          color="danger"
          invertedColors
          startDecorator={<ErrorOutline />}
          sx={{ alignItems: 'flex-start' }}
        >
          <Stack spacing={1.5} useFlexGap>
            <div>
              <Typography level="title-sm">{file} wasn't uploaded</Typography>
              <Typography level="body-sm" textColor="text.primary">
                The connection was lost after 12 MB.
              </Typography>
            </div>
            <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
              <Button aria-label={`Try again: ${file}`}>Try again</Button>
              <Button variant="plain" aria-label={`Discard: ${file}`}>
                Discard
              </Button>
            </Stack>
          </Stack>
        </Alert>
      ))}
    </Stack>
  );
}
