import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';

const readings = Array.from({ length: 14 }, (_, hour) => ({
  time: `${String(hour + 6).padStart(2, '0')}:00`,
  inside: 18 + ((hour * 3) % 5),
  outside: 4 + ((hour * 5) % 9),
}));

const surface = 'var(--joy-palette-background-surface)';
const shadow = 'rgba(var(--joy-palette-neutral-mainChannel) / 0.45), transparent';

export default function TableScrollShadows() {
  return (
    <Sheet
      variant="outlined"
      role="region"
      aria-label="Temperatures, scrollable"
      tabIndex={0}
      sx={{
        height: 220,
        overflow: 'auto',
        backgroundRepeat: 'no-repeat',
        backgroundImage: [
          `linear-gradient(${surface} 40%, transparent)`,
          `linear-gradient(transparent, ${surface} 60%)`,
          `radial-gradient(farthest-side at 50% 0, ${shadow})`,
          `radial-gradient(farthest-side at 50% 100%, ${shadow})`,
        ].join(),
        backgroundPosition: '0 0, 0 100%, 0 0, 0 100%',
        backgroundSize: '100% 40px, 100% 40px, 100% 14px, 100% 14px',
        // The first two move with the rows and cover the shadows at both ends.
        backgroundAttachment: 'local, local, scroll, scroll',
      }}
    >
      <Table
        size="sm"
        aria-label="Temperatures in degrees"
        sx={{ '--TableCell-headBackground': 'transparent' }}
      >
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">Inside</th>
            <th scope="col">Outside</th>
          </tr>
        </thead>
        <tbody>
          {readings.map(({ time, inside, outside }) => (
            <tr key={time}>
              <td>{time}</td>
              <td>{inside} °C</td>
              <td>{outside} °C</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}
