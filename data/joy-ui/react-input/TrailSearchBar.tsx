import Input, { inputClasses } from '@mui/joy/Input';
import Search from '@mui/icons-material/Search';

export default function TrailSearchBar() {
  return (
    <Input
      aria-label="Search trails"
      type="search"
      placeholder="Lake, summit or village"
      startDecorator={<Search />}
      sx={({ vars }) => ({
        width: '100%',
        maxWidth: 360,
        '--Input-radius': '24px',
        '--Input-minHeight': '3rem',
        '--Input-paddingInline': '1.25rem',
        '--Input-decoratorColor': vars.palette.success.plainColor,
        '--Input-focusedThickness': '3px',
        // The component sets this one under a stronger selector: match it.
        [`&.${inputClasses.root}`]: {
          '--Input-focusedHighlight': vars.palette.success[400],
        },
        [`&.${inputClasses.focused}`]: { boxShadow: vars.shadow.md },
      })}
    />
  );
}
