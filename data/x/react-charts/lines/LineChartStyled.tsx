import {
  areaElementClasses,
  getLineElementUtilityClass,
  getMarkElementUtilityClass,
  LineChart,
  lineElementClasses,
  markElementClasses,
} from '@mui/x-charts/LineChart';

const opponentLine = getLineElementUtilityClass('series-opponent');
const opponentMark = getMarkElementUtilityClass('series-opponent');

const rounds = ['1', '2', '3', '4', '5', '6'];

export default function LineChartStyled() {
  return (
    <LineChart
      title="Score per round"
      desc="The team scores 12 to 31 points per round, and its opponent 15 to 22."
      height={280}
      xAxis={[{ scaleType: 'point', data: rounds }]}
      series={[
        { id: 'team', label: 'Team', area: true, data: [12, 18, 17, 24, 28, 31] },
        { id: 'opponent', label: 'Opponent', data: [15, 16, 20, 19, 22, 21] },
      ]}
      sx={{
        [`& .${lineElementClasses.root}`]: { strokeWidth: 3 },
        [`& .${opponentLine}`]: {
          strokeDasharray: '2 6',
          strokeLinecap: 'round',
        },
        [`& .${areaElementClasses.root}`]: { opacity: 0.2 },
        [`& .${markElementClasses.root}`]: { strokeWidth: 3 },
        [`& .${opponentMark}`]: { display: 'none' },
      }}
    />
  );
}
