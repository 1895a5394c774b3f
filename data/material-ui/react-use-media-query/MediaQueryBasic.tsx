import PhoneAndroid from '@mui/icons-material/PhoneAndroid';
import Computer from '@mui/icons-material/Computer';
import Chip from '@mui/material/Chip';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function MediaQueryBasic() {
  const isWide = useMediaQuery('(min-width: 900px)');

  return (
    <Chip
      icon={isWide ? <Computer /> : <PhoneAndroid />}
      label={isWide ? '900px or wider' : 'Narrower than 900px'}
    />
  );
}
