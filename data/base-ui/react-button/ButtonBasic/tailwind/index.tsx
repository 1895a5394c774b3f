import * as React from 'react';
import { Button } from '@mui/base/Button';

const look =
  'cursor-pointer rounded-lg bg-blue-700 px-5 py-2 font-medium text-white hover:bg-blue-800 dark:bg-blue-300 dark:text-blue-950 dark:hover:bg-blue-200';
const states =
  'outline-blue-700 dark:outline-blue-300 [&.base--active]:translate-y-0.5 [&.base--focusVisible]:outline-3 [&.base--focusVisible]:outline-offset-2 [&.base--disabled]:cursor-not-allowed [&.base--disabled]:opacity-50';

export default function ButtonBasic() {
  const [count, setCount] = React.useState(0);

  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button className={`${look} ${states}`} onClick={() => setCount(count + 1)}>
        Add to cart
      </Button>
      <Button className={`${look} ${states}`} disabled>
        Sold out
      </Button>
      <p className="m-0" role="status">
        In the cart: {count}
      </p>
    </div>
  );
}
