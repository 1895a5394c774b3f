import * as React from 'react';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import './styles.css';

export default function TextareaAutosizeBasic() {
  const id = React.useId();

  return (
    <div className="recipe">
      <label htmlFor={id}>Instructions</label>
      <TextareaAutosize
        id={id}
        minRows={2}
        defaultValue={'Whisk the eggs.\nAdd the flour.\nFry for two minutes.'}
      />
    </div>
  );
}
