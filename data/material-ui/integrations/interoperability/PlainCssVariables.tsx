import Typography from '@mui/material/Typography';

const sheet = `
.receipt {
  inline-size: min(100%, 300px);
  margin: 0;
  padding: calc(2 * var(--mui-spacing));
  border: 1px solid var(--mui-palette-divider);
  border-radius: var(--mui-shape-borderRadius);
  background: var(--mui-palette-background-paper);
  color: var(--mui-palette-text-primary);
}

.receipt div {
  display: flex;
  align-items: baseline;
  justify-content: space-between;
}

.receipt dd {
  margin: 0;
  font: var(--mui-font-h6);
  color: var(--mui-palette-primary-main);
}
`;

export default function PlainCssVariables() {
  return (
    <>
      <style>{sheet}</style>
      <dl className="receipt">
        <div>
          <Typography component="dt">Order</Typography>
          <dd>1042</dd>
        </div>
        <div>
          <Typography component="dt">Total</Typography>
          <dd>$84.50</dd>
        </div>
      </dl>
    </>
  );
}
