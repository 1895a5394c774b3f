import { Switch } from '@mui/base/Switch';
import './styles.css';

export default function QuickstartStyled() {
  return (
    <label className="row">
      <Switch className="switch" defaultChecked />
      Email me when my order ships
    </label>
  );
}
