import { Switch } from '@mui/base/Switch';
import './styles.css';

export default function SwitchBasic() {
  return (
    <div className="settings">
      <label>
        <Switch className="toggle" defaultChecked /> Email me about new orders
      </label>
      <label>
        <Switch className="toggle" /> Email me about low stock
      </label>
      <label>
        <Switch className="toggle" disabled defaultChecked /> Email me about unpaid
        invoices
      </label>
    </div>
  );
}
