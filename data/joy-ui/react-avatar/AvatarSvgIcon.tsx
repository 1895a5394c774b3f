import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';
import SvgIcon from '@mui/joy/SvgIcon';

export default function AvatarSvgIcon() {
  return (
    <Stack direction="row" spacing={2} useFlexGap>
      {/* A path, filled with the color of the text */}
      <Avatar color="primary">
        <SvgIcon titleAccess="Flights">
          <path d="M2 12 22 4l-8 18-3-7z" />
        </SvgIcon>
      </Avatar>
      {/* An svg with a stroke, as it was exported from a drawing program */}
      <Avatar color="success" variant="solid">
        <SvgIcon titleAccess="Finished tasks">
          <svg
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth={2.5}
          >
            <path d="m5 13 4 4L19 7" />
          </svg>
        </SvgIcon>
      </Avatar>
      {/* A color and a size of the theme */}
      <Avatar variant="outlined">
        <SvgIcon titleAccess="Invoices" color="warning" fontSize="xl">
          <path d="M6 2h12v20l-3-2-3 2-3-2-3 2zm3 5v2h6V7zm0 4v2h6v-2z" />
        </SvgIcon>
      </Avatar>
    </Stack>
  );
}
