import Masonry from '@mui/lab/Masonry';
import Box from '@mui/material/Box';

const files = [
  { name: 'Report.pdf', height: 120 },
  { name: 'Team.jpg', height: 80 },
  { name: 'Plan.docx', height: 100 },
  { name: 'Costs.xlsx', height: 60 },
  { name: 'Logo.svg', height: 90 },
  { name: 'Notes.txt', height: 70 },
];

export default function MasonryResponsiveSpacing() {
  return (
    <Masonry columns={{ xs: 2, sm: 3, md: 3 }} spacing={{ xs: 0.5, sm: 2, md: 4 }}>
      {files.map(({ name, height }) => (
        <Box
          key={name}
          sx={{
            minHeight: height,
            p: 1.5,
            bgcolor: 'action.selected',
            borderRadius: 1,
          }}
        >
          {name}
        </Box>
      ))}
    </Masonry>
  );
}
