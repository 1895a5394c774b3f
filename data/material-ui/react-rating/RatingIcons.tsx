import LocalFireDepartment from '@mui/icons-material/LocalFireDepartment';
import LocalFireDepartmentOutlined from '@mui/icons-material/LocalFireDepartmentOutlined';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Rating, { ratingClasses } from '@mui/material/Rating';

export default function RatingIcons() {
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">How spicy should the curry be?</FormLabel>
      <Rating
        name="RatingIcons-spice"
        max={3}
        defaultValue={2}
        icon={<LocalFireDepartment fontSize="inherit" />}
        emptyIcon={<LocalFireDepartmentOutlined fontSize="inherit" />}
        getLabelText={(value) => `Heat ${value} of 3`}
        emptyLabelText="No spice"
        sx={{
          mt: 1,
          fontSize: 36,
          [`& .${ratingClasses.iconFilled}`]: { color: 'error.main' },
          [`& .${ratingClasses.iconHover}`]: { color: 'error.dark' },
          [`& .${ratingClasses.iconEmpty}`]: { color: 'text.secondary' },
        }}
      />
    </FormControl>
  );
}
