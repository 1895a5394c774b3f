import Edit from '@mui/icons-material/Edit';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';

const sizes = ['small', 'medium', 'large'] as const;

export default function FabSizes() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto auto',
        alignItems: 'center',
        justifyItems: 'center',
        gap: 3,
      }}
    >
      {sizes.map((size) => [
        <Fab
          key={size}
          size={size}
          color="primary"
          aria-label={`Edit note, ${size}`}
        >
          <Edit fontSize={size === 'small' ? 'small' : 'medium'} />
        </Fab>,
        <Fab key={`${size} extended`} size={size} color="primary" variant="extended">
          <Edit
            fontSize={size === 'small' ? 'small' : 'medium'}
            sx={{ marginInlineEnd: 1 }}
          />
          Edit note
        </Fab>,
      ])}
    </Box>
  );
}
