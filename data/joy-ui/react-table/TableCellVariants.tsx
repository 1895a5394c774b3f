import Table from '@mui/joy/Table';

const tasks = [
  { name: 'Renew the lease', due: 'April 2', state: 'late' },
  { name: 'Order chairs', due: 'April 9', state: 'open' },
  { name: 'Paint the hall', due: 'March 28', state: 'done' },
];

export default function TableCellVariants() {
  return (
    <Table
      aria-label="Office tasks"
      sx={({ variants }) => ({
        '& thead th': variants.solid?.neutral,
        '& [data-state="late"] > td': variants.soft?.danger,
        '& [data-state="done"] > td': variants.soft?.success,
      })}
    >
      <thead>
        <tr>
          <th scope="col">Task</th>
          <th scope="col">Due</th>
          <th scope="col">State</th>
        </tr>
      </thead>
      <tbody>
        {tasks.map(({ name, due, state }) => (
          <tr key={name} data-state={state}>
            <td>{name}</td>
            <td>{due}</td>
            <td>{state}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
