import * as React from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { AreaPlot, LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

const shops = {
  lisbon: { name: 'Lisbon', sales: [18, 21, 19, 26, 31, 35] },
  oslo: { name: 'Oslo', sales: [24, 20, 22, 21, 27, 30] },
  osaka: { name: 'Osaka', sales: [12, 15, 21, 24, 22, 28] },
  seoul: { name: 'Seoul', sales: [9, 14, 13, 19, 25, 24] },
};

type ShopId = keyof typeof shops;

const regions: readonly { id: string; name: string; shops: readonly ShopId[] }[] = [
  { id: 'europe', name: 'Europe', shops: ['lisbon', 'oslo'] },
  { id: 'asia', name: 'Asia', shops: ['osaka', 'seoul'] },
];

const sum = (values: readonly number[]) =>
  values.reduce((total, value) => total + value, 0);

function getSales(id: string) {
  const region = regions.find((entry) => entry.id === id);
  const chosen = region ? region.shops : [id as ShopId];
  return {
    name: region ? region.name : shops[id as ShopId].name,
    sales: months.map((_month, index) =>
      sum(chosen.map((shop) => shops[shop].sales[index] ?? 0)),
    ),
  };
}

/** The name of a shop or region, and its sales of all months. */
function ShopLabel({ id }: { id: string }) {
  const { name, sales } = getSales(id);
  return (
    <Box
      component="span"
      sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}
    >
      {name} <span>{sum(sales)}k</span>
    </Box>
  );
}

export default function XSalesDashboard() {
  const [selected, setSelected] = React.useState('europe');
  const { name, sales } = getSales(selected);
  const [before = 0, last = 0] = sales.slice(-2);
  const growth = Math.round((last / before - 1) * 100);

  return (
    <Card
      variant="outlined"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        width: '100%',
        maxWidth: 520,
        borderRadius: 3,
      }}
    >
      <Box sx={{ flex: '999 1 220px', p: 2, minWidth: 0 }}>
        <Box role="status">
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Sales in {name}
          </Typography>
          <Typography variant="h4" component="p" sx={{ fontWeight: 500 }}>
            ${sum(sales)}k
          </Typography>
          <Typography
            variant="body2"
            sx={{ color: growth < 0 ? 'error.main' : 'success.main' }}
          >
            <bdi>
              {growth < 0 ? '−' : '+'}
              {Math.abs(growth)} % in June
            </bdi>
          </Typography>
        </Box>
        {/* Time runs from left to right in charts, whatever the direction of the page. */}
        <Box dir="ltr">
          <ChartContainer
            width={280}
            height={160}
            // Half a month on each side, so that the names below are centered.
            margin={{ top: 20, bottom: 6, left: 280 / 12, right: 280 / 12 }}
            title={`Sales in ${name} per month`}
            desc={months
              .map((month, index) => `${month}: $${sales[index]}k`)
              .join(', ')}
            xAxis={[{ scaleType: 'point', data: months }]}
            yAxis={[{ min: 0, max: Math.max(...sales) }]}
            series={[
              {
                type: 'line',
                data: sales,
                label: name,
                area: true,
                valueFormatter: (value) => `$${value}k`,
              },
            ]}
            sx={{
              width: '100%',
              height: 'auto',
              '& .MuiAreaElement-root': { opacity: 0.16 },
              // Without this, the lines appear only when the browser draws the first animation.
              '& [clip-path]': { clipPath: 'none' },
            }}
          >
            <AreaPlot />
            <LinePlot />
            <MarkPlot />
            <ChartsAxisHighlight x="line" />
            <ChartsTooltip trigger="axis" />
          </ChartContainer>
          <Box aria-hidden sx={{ display: 'flex' }}>
            {months.map((month) => (
              <Typography
                key={month}
                variant="caption"
                sx={{ flex: 1, color: 'text.secondary', textAlign: 'center' }}
              >
                {month}
              </Typography>
            ))}
          </Box>
        </Box>
      </Box>

      <Box sx={{ flex: '1 1 150px', p: 1, bgcolor: 'action.hover' }}>
        <SimpleTreeView
          aria-label="Shops"
          defaultExpandedItems={regions.map(({ id }) => id)}
          selectedItems={selected}
          onSelectedItemsChange={(_event, id) => id && setSelected(id)}
        >
          {regions.map((region) => (
            <TreeItem
              key={region.id}
              itemId={region.id}
              label={<ShopLabel id={region.id} />}
            >
              {region.shops.map((id) => (
                <TreeItem key={id} itemId={id} label={<ShopLabel id={id} />} />
              ))}
            </TreeItem>
          ))}
        </SimpleTreeView>
      </Box>
    </Card>
  );
}
