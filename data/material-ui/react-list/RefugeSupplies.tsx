import LocalFireDepartment from '@mui/icons-material/LocalFireDepartment';
import MedicalServices from '@mui/icons-material/MedicalServices';
import WaterDrop from '@mui/icons-material/WaterDrop';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

const supplies = [
  { name: 'Spring water', amount: '140 liters', Icon: WaterDrop },
  {
    name: 'Firewood',
    amount: 'Eleven days at two stoves',
    Icon: LocalFireDepartment,
  },
  {
    name: 'First-aid kit',
    amount: 'Complete, checked in May',
    Icon: MedicalServices,
  },
];

export default function RefugeSupplies() {
  return (
    <List aria-label="Supplies" sx={{ width: '100%', maxWidth: 360, mx: 'auto' }}>
      {supplies.map(({ name, amount, Icon }) => (
        <ListItem key={name}>
          <ListItemIcon>
            <Icon />
          </ListItemIcon>
          <ListItemText primary={name} secondary={amount} />
        </ListItem>
      ))}
    </List>
  );
}
