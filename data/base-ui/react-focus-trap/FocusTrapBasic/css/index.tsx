import * as React from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
import './styles.css';

export default function FocusTrapBasic() {
  const [editing, setEditing] = React.useState(false);
  const [address, setAddress] = React.useState('12 Oak Street, Boston');
  const stop = () => setEditing(false);

  return (
    <div className="card" onKeyDown={(event) => event.key === 'Escape' && stop()}>
      <p>Deliver to {address}</p>
      <button className="action" onClick={() => setEditing(true)}>
        Edit address
      </button>
      {editing && (
        <FocusTrap open>
          <form
            className="form"
            tabIndex={-1}
            aria-label="Delivery address"
            onSubmit={(event) => {
              event.preventDefault();
              stop();
            }}
          >
            <label>
              Address
              <input
                className="field"
                value={address}
                onChange={(event) => setAddress(event.target.value)}
              />
            </label>
            <button className="action" type="submit">
              Done
            </button>
          </form>
        </FocusTrap>
      )}
    </div>
  );
}
