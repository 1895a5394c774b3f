import * as React from 'react';
import CakeOutlined from '@mui/icons-material/CakeOutlined';
import LocalDrinkOutlined from '@mui/icons-material/LocalDrinkOutlined';
import SoupKitchenOutlined from '@mui/icons-material/SoupKitchenOutlined';
import ShoppingBasketOutlined from '@mui/icons-material/ShoppingBasketOutlined';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useMemoryRouter, useOuterTheme } from '../../sampleData/demoApp';

const recipes: Navigation = [
  { kind: 'header', title: 'Recipes' },
  { segment: 'soups', title: 'Soups', icon: <SoupKitchenOutlined /> },
  { segment: 'cakes', title: 'Cakes', icon: <CakeOutlined /> },
  { segment: 'drinks', title: 'Drinks', icon: <LocalDrinkOutlined /> },
];

const planning: Navigation = [
  { kind: 'header', title: 'Planning' },
  {
    segment: 'groceries',
    title: 'Groceries',
    icon: <ShoppingBasketOutlined />,
  },
];

const navigation = [...recipes, ...planning];

export default function DashboardLayoutHeadings() {
  const theme = useOuterTheme();

  return (
    <AppProvider
      theme={theme}
      branding={{ title: 'Cookbook' }}
      navigation={navigation}
      router={useMemoryRouter('/soups')}
    >
      <DashboardLayout>
        <PageContainer>Choose a recipe, or write a list of groceries.</PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
