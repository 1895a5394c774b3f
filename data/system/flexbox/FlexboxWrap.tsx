import { Box } from '@mui/system';

const tags = [
  'Vegetarian',
  'Gluten-free',
  '30 minutes',
  'One pot',
  'Autumn',
  'Soup',
];

export default function FlexboxWrap() {
  return (
    <Box sx={{ width: 1, maxWidth: 320 }}>
      {['nowrap', 'wrap'].map((flexWrap) => (
        <Box key={flexWrap} sx={{ mb: 2 }}>
          <code>{flexWrap}</code>
          <Box
            component="ul"
            aria-label={`Tags with ${flexWrap}`}
            tabIndex={flexWrap === 'nowrap' ? 0 : undefined}
            sx={{ ...list, display: 'flex', flexWrap, gap: 1, overflow: 'auto' }}
          >
            {tags.map((name) => (
              <Box component="li" key={name} sx={tag}>
                {name}
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const list = { m: 0, mt: 0.5, p: 0, listStyle: 'none' };

const tag = {
  px: 1.5,
  py: 0.5,
  borderRadius: 2,
  bgcolor: 'color-mix(in srgb, light-dark(#0b57d0, #a8c7fa) 12%, transparent)',
  whiteSpace: 'nowrap',
};
