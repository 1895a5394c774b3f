import InsertDriveFileOutlined from '@mui/icons-material/InsertDriveFileOutlined';
import Grid2 from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const files = [
  { name: 'Budget.xlsx', folder: 'Finance', size: '84 KB' },
  {
    name: 'Invitation.pdf',
    folder: 'Events, Summer party, Printed material, Final version',
    size: '12.4 MB',
  },
  { name: 'Logo.svg', folder: 'Brand', size: '6 KB' },
];

export default function Grid2GrowAuto() {
  return (
    <Stack
      component="ul"
      role="list"
      spacing={1}
      useFlexGap
      sx={{ m: 0, p: 0, listStyle: 'none' }}
    >
      {files.map(({ name, folder, size }) => (
        <Paper key={name} component="li" variant="outlined" sx={{ p: 1.5 }}>
          <Grid2 container spacing={2} sx={{ alignItems: 'center' }}>
            <Grid2 size="auto" sx={{ display: 'flex' }}>
              <InsertDriveFileOutlined color="action" />
            </Grid2>
            <Grid2 size="grow">
              <Typography>{name}</Typography>
              <Typography variant="body2" color="text.secondary" noWrap>
                {folder}
              </Typography>
            </Grid2>
            <Grid2 size="auto">
              <Typography variant="body2">
                <bdi>{size}</bdi>
              </Typography>
            </Grid2>
          </Grid2>
        </Paper>
      ))}
    </Stack>
  );
}
