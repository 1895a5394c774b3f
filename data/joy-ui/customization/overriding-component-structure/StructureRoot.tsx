import Button from '@mui/joy/Button';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Stack from '@mui/joy/Stack';
import OpenInNew from '@mui/icons-material/OpenInNew';

const steps = ['Scan the label', 'Print the receipt', 'Close the crate'];

export default function StructureRoot() {
  return (
    <Stack spacing={2} useFlexGap sx={{ alignItems: 'flex-start' }}>
      <List
        component="ol"
        marker="decimal"
        variant="outlined"
        sx={{ borderRadius: 'sm' }}
      >
        {steps.map((step) => (
          <ListItem key={step}>{step}</ListItem>
        ))}
      </List>
      <Button
        component="a"
        href="https://www.w3.org/WAI/ARIA/apg/patterns/link/"
        target="_blank"
        rel="noopener"
        variant="soft"
        endDecorator={<OpenInNew />}
      >
        Read about links
      </Button>
    </Stack>
  );
}
