import {
  GridLogicOperator,
  type GridFilterItem,
  type GridFilterModel,
  type GridGetRowsParams,
} from '@mui/x-data-grid-pro';
import { createOrders } from '../../sampleData/createOrders';
import type { Order } from '../../sampleData/orders';

let table = createOrders(1000);

const wait = () => new Promise((resolve) => setTimeout(resolve, 300));

function matches(order: Order, { field, operator, value }: GridFilterItem) {
  const cell = String(order[field as keyof Order]).toLowerCase();
  const text = String(value ?? '').toLowerCase();
  if (operator === 'contains') return cell.includes(text);
  if (operator === '>') return Number(cell) > Number(text);
  if (operator === '<') return Number(cell) < Number(text);
  return cell === text;
}

function passes(order: Order, { items, logicOperator }: GridFilterModel) {
  const filters = items.filter(({ value }) => String(value ?? '') !== '');
  return logicOperator === GridLogicOperator.Or && filters.length > 0
    ? filters.some((item) => matches(order, item))
    : filters.every((item) => matches(order, item));
}

/** In your app, a route of the server that reads from a database. */
export async function queryOrders({ filterModel, sortModel, paginationModel }: GridGetRowsParams) {
  await wait();
  const found = table.filter((order) => passes(order, filterModel));
  found.sort((a, b) => {
    for (const { field, sort } of sortModel) {
      const [x, y] = [a[field as keyof Order], b[field as keyof Order]];
      if (x !== y) return (x < y ? -1 : 1) * (sort === 'desc' ? -1 : 1);
    }
    return 0;
  });
  const start = paginationModel.page * paginationModel.pageSize;
  return { rows: found.slice(start, start + paginationModel.pageSize), rowCount: found.length };
}

/** In your app, a route that saves a row, and answers with what it has saved. */
export async function saveOrder(order: Order) {
  await wait();
  table = table.map((old) => (old.id === order.id ? order : old));
  return order;
}
