import Box from '@mui/joy/Box';
import Chip from '@mui/joy/Chip';
import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';
import Typography from '@mui/joy/Typography';

const HOURS = [
  { person: 'Lena Moss', hours: '14.5', state: 'Approved', color: 'success' },
  { person: 'Ivo Berg', hours: '9', state: 'Waiting', color: 'warning' },
  { person: 'Jonas Weber', hours: '21', state: 'Over', color: 'danger' },
] as const;

/** The hours of the team. */
export function HourTable() {
  return (
    <Sheet sx={{ minWidth: 0, overflow: 'hidden', borderRadius: 'md' }}>
      <Box sx={{ p: 2, pb: 1 }}>
        <Typography component="p" level="title-lg">
          Hours this week
        </Typography>
        <Typography level="body-sm">Until Friday, 18:00</Typography>
      </Box>
      <Table aria-label="Hours this week" sx={{ '& :is(th, td):first-of-type': { pl: 2 } }}>
        <thead>
          <tr>
            <th scope="col">Person</th>
            <th scope="col">Hours</th>
            <th scope="col">State</th>
          </tr>
        </thead>
        <tbody>
          {HOURS.map(({ person, hours, state, color }) => (
            <tr key={person}>
              <td>{person}</td>
              <td>{hours}</td>
              <td>
                <Chip color={color}>{state}</Chip>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}
