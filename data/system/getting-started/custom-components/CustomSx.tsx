import type * as React from 'react';
import { styled, type SxProps, type Theme } from '@mui/system';

export default function CustomSx() {
  return (
    <ul
      style={{
        display: 'grid',
        gap: 8,
        width: '100%',
        maxWidth: 320,
        margin: 0,
        padding: 0,
      }}
    >
      <FileRow name="Invoice 204.pdf" size="86 kB" />
      <FileRow
        name="Logo.svg"
        size="4 kB"
        sx={{ bgcolor: tint, borderColor: 'transparent', py: 2 }}
      />
    </ul>
  );
}

interface FileRowProps extends React.ComponentProps<'li'> {
  name: string;
  size: string;
  sx?: SxProps<Theme>;
}

function FileRow({ name, size, ...other }: FileRowProps) {
  return (
    <Row {...other}>
      <span>{name}</span>
      <span>{size}</span>
    </Row>
  );
}

const Row = styled('li')({
  display: 'flex',
  justifyContent: 'space-between',
  padding: '8px 16px',
  border: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
  borderRadius: 8,
});

const tint = 'color-mix(in srgb, light-dark(#0b57d0, #a8c7fa) 12%, transparent)';
