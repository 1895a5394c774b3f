import * as React from 'react';
import KitchenOutlined from '@mui/icons-material/KitchenOutlined';
import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
import ShoppingCartOutlined from '@mui/icons-material/ShoppingCartOutlined';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';

const tabs = [
  ['Recipes', MenuBookOutlined],
  ['Pantry', KitchenOutlined],
  ['Shopping', ShoppingCartOutlined],
] as const;

export default function BottomNavigationIcons() {
  const [index, setIndex] = React.useState(0);

  return (
    <BottomNavigation
      component="nav"
      aria-label="Views of the cookbook"
      value={index}
      onChange={(event: React.SyntheticEvent, next: number) => setIndex(next)}
      sx={{ width: '100%', maxWidth: 480 }}
    >
      {tabs.map(([label, Icon], position) => (
        <BottomNavigationAction
          key={label}
          label={label}
          icon={<Icon />}
          aria-current={position === index ? 'page' : undefined}
        />
      ))}
    </BottomNavigation>
  );
}
