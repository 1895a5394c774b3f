import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const projects = [
  { name: 'Website', hours: [42, 38, 51, 20, 12, 8] },
  { name: 'App', hours: [10, 24, 33, 60, 58, 71] },
  { name: 'Archive', hours: [5, 0, 8, 3, 14, 6] },
];

export default function TablePinnedColumns() {
  return (
    <Sheet
      variant="outlined"
      role="region"
      aria-label="Hours, scrollable"
      tabIndex={0}
      sx={{ overflow: 'auto', borderRadius: 'sm' }}
    >
      <Table
        aria-label="Hours per project"
        borderAxis="bothBetween"
        sx={{
          minWidth: 720,
          '& th:first-of-type, & .last': {
            position: 'sticky',
            zIndex: 1,
            bgcolor: 'background.surface',
          },
          '& th:first-of-type': { insetInlineStart: 0 },
          '& .last': { insetInlineEnd: 0 },
        }}
      >
        <thead>
          <tr>
            <th scope="col" style={{ width: 88 }}>
              Project
            </th>
            {months.map((month) => (
              <th key={month} scope="col">
                {month}
              </th>
            ))}
            <th scope="col" className="last" style={{ width: 84 }}>
              Report
            </th>
          </tr>
        </thead>
        <tbody>
          {projects.map(({ name, hours }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {hours.map((value, index) => (
                <td key={months[index]}>{value}</td>
              ))}
              <td className="last">
                <Button
                  size="sm"
                  variant="soft"
                  aria-label={`Open the report of ${name}`}
                >
                  Open
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}
