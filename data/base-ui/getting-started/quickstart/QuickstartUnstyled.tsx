import { Switch } from '@mui/base/Switch';

export default function QuickstartUnstyled() {
  return (
    <label>
      <Switch defaultChecked /> Email me when my order ships
    </label>
  );
}
