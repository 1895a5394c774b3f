import Table from '@mui/joy/Table';

const recipes = [
  { code: 'R-07', name: 'Lentil soup with lemon', minutes: 35 },
  { code: 'R-12', name: 'Baked potatoes and herb quark', minutes: 60 },
  { code: 'R-31', name: 'Rice salad', minutes: 20 },
];

export default function TableColumnWidths() {
  return (
    <Table aria-label="Recipes">
      <thead>
        <tr>
          <th scope="col" style={{ width: 56 }}>
            Code
          </th>
          <th scope="col">Recipe</th>
          <th scope="col" style={{ width: '25%' }}>
            Time
          </th>
        </tr>
      </thead>
      <tbody>
        {recipes.map(({ code, name, minutes }) => (
          <tr key={code}>
            <td>{code}</td>
            <td>{name}</td>
            <td>{minutes} min</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
