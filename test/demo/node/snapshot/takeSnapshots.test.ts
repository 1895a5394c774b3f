import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { takeSnapshots } from '../../../../src/demo/node/snapshot/takeSnapshots';

/** Beside the demos, so that their imports are found as those of demos are. */
const FOLDER = '.cache/snapshot-test';

vi.setConfig({ testTimeout: 120_000 });

const DEMOS = {
  'Plain.tsx': 'export default function Plain() { return <p>Plain</p>; }',
  'Grid.tsx': `
    import { DataGrid } from '@mui/x-data-grid';
    const rows = Array.from({ length: 90 }, (_, id) => ({ id, name: 'Rake ' + id }));
    const columns = [{ field: 'name', headerName: 'Tool' }];
    export default function Grid() {
      return <div style={{ height: 400 }}><DataGrid rows={rows} columns={columns} /></div>;
    }`,
  'Loaded.tsx': `
    import * as React from 'react';
    import { DataGrid } from '@mui/x-data-grid';
    export default function Loaded() {
      const [rows, setRows] = React.useState([]);
      React.useEffect(() => void setTimeout(() => setRows([{ id: 1, name: 'Hoe', day: new Date() }]), 300), []);
      const columns = [{ field: 'name' }, { field: 'day', valueFormatter: (day) => day.toISOString() }];
      return <div style={{ height: 400 }}><DataGrid rows={rows} columns={columns} /></div>;
    }`,
  'Chart.tsx': `
    import { BarChart } from '@mui/x-charts/BarChart';
    export default function Chart() {
      const axis = { scaleType: 'band', data: ['Hoes', 'Rakes', 'Spades', 'Forks'] };
      return <BarChart height={300} xAxis={[axis]} series={[{ data: [4, 7, 2, 5], label: 'Sold' }]} />;
    }`,
  'Broken.tsx': `
    import { DataGrid } from '@mui/x-data-grid';
    export default function Broken() { throw new Error('no rake: ' + typeof DataGrid); }`,
};

beforeAll(() => {
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, code] of Object.entries(DEMOS)) writeFileSync(`${FOLDER}/${name}`, code);
});
afterAll(() => rmSync(FOLDER, { recursive: true }));

const take = (...names: string[]) =>
  takeSnapshots(
    names.map((name, index) => ({
      file: `${FOLDER}/${name}`,
      theme: 'material',
      height: 400,
      idPrefix: `d${index}-`,
    })),
  );

describe('the snapshots of a page', () => {
  it('are those of demos whose packages need a layout, with rows and CSS', async () => {
    const [plain, grid] = await take('Plain.tsx', 'Grid.tsx');
    expect(plain).toBeNull();
    expect(grid?.html).toContain('role="columnheader"');
    expect(grid?.html).toContain('Rake 0');
    // Of 90 rows those in view, and some more.
    expect(grid?.html.match(/role="gridcell"/g)?.length).toBeLessThan(20);
    expect(grid?.rules.join('')).toMatch(/^\.demo-/);
  });

  it('have all labels of a chart that there is room for', async () => {
    const [chart] = await take('Chart.tsx');
    for (const label of ['Hoes', 'Rakes', 'Spades', 'Forks', 'Sold'])
      expect(chart?.html).toContain(`>${label}<`);
  });

  it('show what a pretended server has answered, on the same day each time', async () => {
    const [loaded] = await take('Loaded.tsx');
    expect(loaded?.html).toContain('Hoe');
    expect(loaded?.html).toContain('2026-06-01T09:00:00');
  });

  it('name the demo that cannot be rendered', async () => {
    await expect(take('Grid.tsx', 'Broken.tsx')).rejects.toThrow(
      /^\.cache\/snapshot-test\/Broken\.tsx: the demo does not render .* no rake: object/,
    );
  });
});
