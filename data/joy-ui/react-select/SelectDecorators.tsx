import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import FolderOutlined from '@mui/icons-material/FolderOutlined';

export default function SelectDecorators() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 280 }}>
      <FormLabel>Save to</FormLabel>
      <Select
        defaultValue="invoices"
        startDecorator={<FolderOutlined />}
        endDecorator={
          <Chip size="sm" variant="soft" color="primary">
            3 new
          </Chip>
        }
      >
        <Option value="contracts">Contracts</Option>
        <Option value="invoices">Invoices</Option>
        <Option value="receipts">Receipts</Option>
      </Select>
    </FormControl>
  );
}
