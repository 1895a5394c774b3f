import * as React from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

const ApproveButton = styled(Button)({
  font: 'inherit',
  fontWeight: 600,
  padding: '0.625rem 1.25rem',
  border: '1px solid CanvasText',
  borderRadius: 8,
  background: 'CanvasText',
  color: 'Canvas',
  cursor: 'pointer',
  '&:hover': { opacity: 0.88 },
  [`&.${buttonClasses.active}`]: { transform: 'translateY(2px)' },
  [`&.${buttonClasses.focusVisible}`]: {
    outline: '3px solid CanvasText',
    outlineOffset: 3,
  },
});

export default function ProofApproval() {
  const [approvals, setApprovals] = React.useState(0);

  return (
    <div style={{ textAlign: 'center' }}>
      <ApproveButton onClick={() => setApprovals((count) => count + 1)}>
        Approve this proof
      </ApproveButton>
      <p role="status">
        {approvals === 0
          ? 'Waiting for two signatures.'
          : approvals === 1
            ? 'One signature, one to go.'
            : 'Signed twice. The plates can be made.'}
      </p>
    </div>
  );
}
