import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemContent from '@mui/joy/ListItemContent';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

const alerts = [
  { id: 'alerts-delays', text: 'Flight delays' },
  { id: 'alerts-gates', text: 'Gate changes' },
  { id: 'alerts-prices', text: 'Price drops' },
];

export default function ListSettings() {
  return (
    <div>
      <Typography id="alerts-title" level="title-md" sx={{ textAlign: 'center' }}>
        Alerts
      </Typography>
      <List
        aria-labelledby="alerts-title"
        variant="outlined"
        sx={{
          maxWidth: 320,
          marginBlockStart: 1,
          marginInline: 'auto',
          '--List-gap': '6px',
          '--List-padding': '6px',
          '--List-radius': '16px',
        }}
      >
        {alerts.map(({ id, text }, index) => (
          <ListItem key={id} variant="soft">
            <ListItemContent id={id}>{text}</ListItemContent>
            <Switch
              defaultChecked={index === 0}
              slotProps={{ input: { 'aria-labelledby': id } }}
            />
          </ListItem>
        ))}
      </List>
    </div>
  );
}
