import Person from '@mui/icons-material/Person';
import Chip, { type ChipProps } from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';

export default function ChipExample(props: ChipProps) {
  return (
    <Chip
      startDecorator={<Person />}
      endDecorator={<ChipDelete aria-label="Remove Omar Haddad" />}
      {...props}
    >
      Omar Haddad
    </Chip>
  );
}
