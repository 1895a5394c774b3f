import * as React from 'react';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { AppProvider } from '@toolpad/core/AppProvider';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useMemoryRouter, useOuterTheme } from '../../sampleData/demoApp';

const flights: Record<string, string> = { LH441: 'Houston', KL1012: 'London' };
const navigation = [{ segment: 'flights', title: 'Flights' }];

export default function PageContainerDetails() {
  const router = useMemoryRouter('/flights/LH441');
  const flight = router.pathname.split('/')[2];

  const goTo = (path: string) => (event: React.MouseEvent) => {
    event.preventDefault();
    router.navigate(path);
  };

  return (
    <AppProvider theme={useOuterTheme()} navigation={navigation} router={router}>
      {flight ? (
        <Container component="main" sx={{ my: 2 }}>
          <Breadcrumbs aria-label="Breadcrumb">
            <Link
              color="inherit"
              underline="hover"
              href="/flights"
              onClick={goTo('/flights')}
            >
              Flights
            </Link>
            <Typography color="text.primary">{flight}</Typography>
          </Breadcrumbs>
          <Typography variant="h4">
            {flight} to {flights[flight]}
          </Typography>
        </Container>
      ) : (
        <PageContainer component="main">
          <List disablePadding>
            {Object.keys(flights).map((id) => (
              <ListItem key={id} disableGutters>
                <Link href={`/flights/${id}`} onClick={goTo(`/flights/${id}`)}>
                  {id}
                </Link>
              </ListItem>
            ))}
          </List>
        </PageContainer>
      )}
    </AppProvider>
  );
}
