import ArrowForward from '@mui/icons-material/ArrowForward';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ButtonIcons() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="outlined" startIcon={<FileDownloadOutlined />}>
        Download invoice
      </Button>
      <Button startIcon={<PrintOutlined />}>Print</Button>
      <Button
        variant="contained"
        endIcon={
          <ArrowForward
            // In right-to-left pages, forward is to the left.
            sx={{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }}
          />
        }
      >
        Continue to payment
      </Button>
    </Stack>
  );
}
