import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

interface Ticket {
  id: number;
  subject: string;
  team: string | null;
  sprint: string | null;
}

const tickets: Ticket[] = [
  { id: 1, subject: 'Login fails', team: 'Accounts', sprint: 'Sprint 12' },
  { id: 2, subject: 'Reset by email', team: 'Accounts', sprint: null },
  { id: 3, subject: 'Blank invoice', team: 'Billing', sprint: 'Sprint 12' },
  { id: 4, subject: 'Wrong tax', team: 'Billing', sprint: 'Sprint 13' },
  { id: 5, subject: 'Typo on home page', team: null, sprint: 'Sprint 13' },
  { id: 6, subject: 'Feedback', team: null, sprint: null },
];

const columns: GridColDef<Ticket>[] = [
  { field: 'team', headerName: 'Team', width: 120 },
  { field: 'sprint', headerName: 'Sprint', width: 120 },
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 160 },
];

export default function DataGridRowGroupingMissingValues() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPremium
        aria-label="Tickets by team and sprint"
        rows={tickets}
        columns={columns}
        initialState={{ rowGrouping: { model: ['team', 'sprint'] } }}
        defaultGroupingExpansionDepth={-1}
      />
    </Box>
  );
}
