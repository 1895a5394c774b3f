import InsertDriveFileOutlined from '@mui/icons-material/InsertDriveFileOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const levels = ['h4', 'title-md', 'body-sm'] as const;

export default function TypographyDecorators() {
  return (
    <Stack spacing={1.5} useFlexGap sx={{ alignItems: 'flex-start' }}>
      {levels.map((level) => (
        <Typography
          key={level}
          level={level}
          component="p"
          startDecorator={<InsertDriveFileOutlined />}
          endDecorator={
            <Chip component="span" size="sm" color="success">
              New
            </Chip>
          }
        >
          Contract.pdf
        </Typography>
      ))}
      <Typography>
        Only{' '}
        <Typography
          variant="outlined"
          color="warning"
          startDecorator={<LockOutlined />}
        >
          admins
        </Typography>{' '}
        can open it.
      </Typography>
    </Stack>
  );
}
