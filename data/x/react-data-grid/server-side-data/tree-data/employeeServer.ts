import type { GridDataSource, GridGetRowsParams } from '@mui/x-data-grid-pro';
import { employees, type Employee } from '../../../sampleData/employees';

export type EmployeeRow = Employee & { reports: number };

/** In your app, a route of the server: it returns the people whose manager is the last key. */
async function queryTeam({ groupKeys = [], sortModel }: GridGetRowsParams) {
  await new Promise((resolve) => setTimeout(resolve, 300));
  const manager = employees.find(({ name }) => name === groupKeys.at(-1));
  const rows: EmployeeRow[] = employees
    .filter(({ managerId }) => managerId === (manager?.id ?? null))
    .map((row) => ({
      ...row,
      reports: employees.filter(({ managerId }) => managerId === row.id).length,
    }));
  const [sort] = sortModel;
  if (sort?.field === 'salary') {
    const sign = sort.sort === 'desc' ? -1 : 1;
    rows.sort((a, b) => sign * (a.salary - b.salary));
  }
  return { rows };
}

export const teams: GridDataSource = {
  getRows: queryTeam,
  getGroupKey: (row) => row.name,
  getChildrenCount: (row) => row.reports,
};
