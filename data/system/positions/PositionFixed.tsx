import { Box } from '@mui/system';

const facts = [
  { title: 'Location', text: 'Ten minutes from the station, beside the city park.' },
  { title: 'Breakfast', text: 'Served in the garden from seven to ten.' },
  { title: 'Parking', text: 'Free in the yard. There is room for bicycles, too.' },
  { title: 'Cancellation', text: 'Free until the day before you arrive.' },
];

export default function PositionFixed() {
  return (
    <Box sx={{ p: 2, pb: 12 }}>
      <Box component="h1" sx={{ m: 0, fontSize: 20 }}>
        Garden Hotel
      </Box>
      {facts.map(({ title, text }) => (
        <div key={title}>
          <Box component="h2" sx={{ m: 0, mt: 2, fontSize: 16 }}>
            {title}
          </Box>
          {text}
        </div>
      ))}
      <Box sx={{ position: 'fixed', left: 0, right: 0, bottom: 0, ...bar }}>
        <strong>$84</strong> for one night
      </Box>
    </Box>
  );
}

const bar = {
  p: 2,
  bgcolor: 'light-dark(#0b57d0, #a8c7fa)',
  color: 'light-dark(#fff, #062e6f)',
};
