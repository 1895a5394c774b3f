import { styled } from '@mui/system';

interface PersonProps {
  name: string;
  className?: string;
}

/** A component of another file, which accepts a class name. */
function Person({ name, className }: PersonProps) {
  return <span className={className}>{name}</span>;
}

export default function StylesToWrappedComponent() {
  return (
    <div>
      <Person name="Ana Torres" /> and <Chip name="Ben Okafor" />
    </div>
  );
}

const Chip = styled(Person)({
  display: 'inline-block',
  padding: '0.125rem 0.75rem',
  border: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
  borderRadius: 8,
  fontWeight: 600,
});
