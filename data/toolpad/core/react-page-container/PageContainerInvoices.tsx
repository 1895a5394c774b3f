import * as React from 'react';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useMemoryRouter, useOuterTheme } from '../../sampleData/demoApp';

const navigation: Navigation = [
  { title: 'Office' },
  { segment: 'invoices', title: 'Invoices' },
];

const invoices = [
  { number: 1041, customer: 'Bakery Lindt', total: '$412.00' },
  { number: 1042, customer: 'Hotel Aurora', total: '$1,280.50' },
  { number: 1043, customer: 'Studio Mori', total: '$96.20' },
];

export default function PageContainerInvoices() {
  const router = useMemoryRouter('/invoices');

  return (
    <AppProvider theme={useOuterTheme()} navigation={navigation} router={router}>
      <PageContainer component="main">
        {router.pathname === '/invoices' ? (
          <Table size="small" aria-label="Invoices">
            <TableHead>
              <TableRow>
                <TableCell>Number</TableCell>
                <TableCell>Customer</TableCell>
                <TableCell align="right">Total</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {invoices.map(({ number, customer, total }) => (
                <TableRow key={number}>
                  <TableCell>{number}</TableCell>
                  <TableCell>{customer}</TableCell>
                  <TableCell align="right">{total}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        ) : (
          <Link component="button" onClick={() => router.navigate('/invoices')}>
            Three unpaid invoices
          </Link>
        )}
      </PageContainer>
    </AppProvider>
  );
}
