import { createOrders } from '../../sampleData/createOrders';

const orders = createOrders(180);

function wait() {
  return new Promise((resolve) => {
    setTimeout(resolve, 300);
  });
}

/** A page by its number, as from a server. */
export async function loadPage(page: number, pageSize: number) {
  await wait();
  const end = (page + 1) * pageSize;
  return {
    page,
    rows: orders.slice(page * pageSize, end),
    total: orders.length,
    meta: { hasNextPage: end < orders.length },
  };
}

/** The page after an order, whose id is the cursor. */
export async function loadAfter(cursor: number | undefined, pageSize: number) {
  await wait();
  const start = cursor === undefined ? 0 : orders.findIndex(({ id }) => id === cursor) + 1;
  const rows = orders.slice(start, start + pageSize);
  return {
    cursor,
    rows,
    nextCursor: rows.at(-1)?.id,
    meta: { hasNextPage: start + pageSize < orders.length },
  };
}
