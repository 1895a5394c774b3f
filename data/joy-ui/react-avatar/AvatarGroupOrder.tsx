import Avatar from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';

const podium = ['1st', '2nd', '3rd', '4th'];

export default function AvatarGroupOrder() {
  return (
    <AvatarGroup
      size="lg"
      variant="solid"
      color="primary"
      role="img"
      aria-label="1st to 4th place"
      sx={{ flexDirection: 'row-reverse', justifyContent: 'flex-end' }}
    >
      {/* The last one in the document is painted on top. */}
      {[...podium].reverse().map((place) => (
        <Avatar key={place}>{place}</Avatar>
      ))}
    </AvatarGroup>
  );
}
