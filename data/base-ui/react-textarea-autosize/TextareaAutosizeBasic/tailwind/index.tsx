import * as React from 'react';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';

export default function TextareaAutosizeBasic() {
  const id = React.useId();

  return (
    <div className="relative grid w-full max-w-90 gap-1">
      <label htmlFor={id}>Instructions</label>
      <TextareaAutosize
        id={id}
        className="box-border w-full resize-none rounded-lg border border-current/55 bg-transparent px-3 py-2 outline-blue-700 focus:outline-3 focus:outline-offset-2 dark:outline-blue-300"
        minRows={2}
        defaultValue={'Whisk the eggs.\nAdd the flour.\nFry for two minutes.'}
      />
    </div>
  );
}
