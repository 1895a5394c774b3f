import * as React from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';

const action =
  'cursor-pointer rounded-lg border border-current/55 px-4 py-2 outline-blue-700 focus-visible:outline-3 focus-visible:outline-offset-2 dark:outline-blue-300';
const form =
  'mt-4 grid justify-items-start gap-3 rounded-lg border border-blue-700 p-4 dark:border-blue-300 outline-blue-700 focus-visible:outline-3 focus-visible:outline-offset-2 dark:outline-blue-300';
const field =
  'w-full rounded-lg border border-current/55 px-3 py-1.5 outline-blue-700 focus-visible:outline-3 focus-visible:outline-offset-2 dark:outline-blue-300';

export default function FocusTrapBasic() {
  const [editing, setEditing] = React.useState(false);
  const [address, setAddress] = React.useState('12 Oak Street, Boston');
  const stop = () => setEditing(false);

  return (
    <div
      className="min-h-52 w-[min(18rem,100%)]"
      onKeyDown={(event) => event.key === 'Escape' && stop()}
    >
      <p className="my-4">Deliver to {address}</p>
      <button className={action} onClick={() => setEditing(true)}>
        Edit address
      </button>
      {editing && (
        <FocusTrap open>
          <form
            className={form}
            tabIndex={-1}
            aria-label="Delivery address"
            onSubmit={(event) => {
              event.preventDefault();
              stop();
            }}
          >
            <label className="grid w-full gap-1">
              Address
              <input
                className={field}
                value={address}
                onChange={(event) => setAddress(event.target.value)}
              />
            </label>
            <button className={action} type="submit">
              Done
            </button>
          </form>
        </FocusTrap>
      )}
    </div>
  );
}
