import Avatar from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';
import { omarHaddad, yukiTanaka } from '../sampleData/pictures';

export default function AvatarGroupVertical() {
  return (
    <AvatarGroup
      role="img"
      aria-label="Omar Haddad, Yuki Tanaka, Leo Brandt"
      sx={{
        flexDirection: 'column',
        marginInlineStart: 0,
        '--Avatar-marginInlineStart': '0px',
        '& > * + *': { marginBlockStart: 'var(--AvatarGroup-gap)' },
      }}
    >
      <Avatar src={omarHaddad} alt="" />
      <Avatar src={yukiTanaka} alt="" />
      <Avatar color="primary">LB</Avatar>
    </AvatarGroup>
  );
}
