import * as React from 'react';
import Card from '@mui/joy/Card';
import Divider from '@mui/joy/Divider';
import Typography from '@mui/joy/Typography';

interface SectionProps {
  title: string;
  details: string;
  children: React.ReactNode;
}

export function Section({ title, details, children }: SectionProps) {
  const id = React.useId();

  return (
    <Card component="section" aria-labelledby={id} variant="outlined">
      <div>
        <Typography id={id} level="title-lg" component="h2">
          {title}
        </Typography>
        <Typography level="body-sm">{details}</Typography>
      </div>
      <Divider inset="none" />
      {children}
    </Card>
  );
}
