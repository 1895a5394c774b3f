import Option from '@mui/joy/Option';
import Select, { selectClasses } from '@mui/joy/Select';
import ExpandMore from '@mui/icons-material/ExpandMore';

export default function SelectIndicator() {
  return (
    <Select
      aria-label="Sort the tasks by"
      defaultValue="due"
      indicator={<ExpandMore />}
      sx={{
        minWidth: 200,
        [`& .${selectClasses.indicator}`]: { transition: 'rotate 200ms' },
        [`&.${selectClasses.expanded} .${selectClasses.indicator}`]: {
          rotate: '180deg',
        },
      }}
    >
      <Option value="due">Due date</Option>
      <Option value="priority">Priority</Option>
      <Option value="person">Person</Option>
    </Select>
  );
}
