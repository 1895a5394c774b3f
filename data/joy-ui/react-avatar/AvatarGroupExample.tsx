import Avatar from '@mui/joy/Avatar';
import AvatarGroup, { type AvatarGroupProps } from '@mui/joy/AvatarGroup';
import { mayaPatel, omarHaddad } from '../sampleData/pictures';

export default function AvatarGroupExample(props: AvatarGroupProps) {
  return (
    <AvatarGroup {...props}>
      <Avatar src={mayaPatel} alt="Maya Patel" />
      <Avatar src={omarHaddad} alt="Omar Haddad" />
      <Avatar color="primary">LB</Avatar>
    </AvatarGroup>
  );
}
