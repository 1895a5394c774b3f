import Typography from '@mui/joy/Typography';

export default function TypographyNested() {
  return (
    <Typography level="title-lg" sx={{ maxWidth: 360 }}>
      Your train to{' '}
      <Typography variant="soft" color="primary">
        Lisbon
      </Typography>{' '}
      leaves at{' '}
      <Typography component="del" color="danger">
        9:24
      </Typography>{' '}
      9:40 <Typography level="body-sm">from platform 4</Typography>
    </Typography>
  );
}
