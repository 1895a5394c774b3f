import type {} from '@mui/material/themeCssVarsAugmentation';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

interface DueDateProps {
  children: string;
  state?: 'open' | 'overdue' | 'done';
}

interface OwnerState {
  state: 'open' | 'overdue' | 'done';
}

const DueDateRoot = styled('span', { name: 'MuiDueDate', slot: 'root' })<{
  ownerState: OwnerState;
}>(({ theme }) => ({
  ...theme.typography.body2,
  padding: theme.spacing(0.5, 1.5),
  borderInlineStart: '4px solid',
  borderColor: (theme.vars ?? theme).palette.text.secondary,
  variants: [
    {
      props: { state: 'overdue' },
      style: {
        borderColor: (theme.vars ?? theme).palette.error.main,
        fontWeight: 700,
      },
    },
    {
      props: { state: 'done' },
      style: {
        borderColor: (theme.vars ?? theme).palette.success.main,
        textDecoration: 'line-through',
      },
    },
  ],
}));

function DueDate({ children, state = 'open' }: DueDateProps) {
  const ownerState: OwnerState = { state };
  return <DueDateRoot ownerState={ownerState}>{children}</DueDateRoot>;
}

export default function ThemedComponentOwnerState() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <DueDate>Renew the passport, June 20</DueDate>
      <DueDate state="overdue">Pay the rent, overdue since June 1</DueDate>
      <DueDate state="done">Book the dentist</DueDate>
    </Stack>
  );
}
