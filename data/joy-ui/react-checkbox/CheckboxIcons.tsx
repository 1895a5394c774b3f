import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';
import Bookmark from '@mui/icons-material/Bookmark';
import BookmarkBorder from '@mui/icons-material/BookmarkBorder';

const recipes = ['Lentil soup', 'Plum cake', 'Mushroom risotto'];

export default function CheckboxIcons() {
  return (
    <Stack role="group" aria-label="Saved recipes" spacing={1.5} useFlexGap>
      {recipes.map((recipe) => (
        <Checkbox
          key={recipe}
          variant="plain"
          size="lg"
          label={recipe}
          uncheckedIcon={<BookmarkBorder />}
          checkedIcon={<Bookmark />}
          defaultChecked={recipe === 'Plum cake'}
        />
      ))}
    </Stack>
  );
}
