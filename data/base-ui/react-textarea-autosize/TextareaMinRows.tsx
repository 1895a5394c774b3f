import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import { styled } from '@mui/system';

const questions = [
  { text: 'What went well?', minRows: 1 },
  { text: 'What should we improve?', minRows: 4 },
];

export default function TextareaMinRows() {
  return (
    <Survey>
      {questions.map(({ text, minRows }) => (
        <li key={text}>
          <label>
            {text}
            <TextareaAutosize minRows={minRows} />
          </label>
        </li>
      ))}
    </Survey>
  );
}

const Survey = styled('ul')({
  inlineSize: 'min(100%, 22rem)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { position: 'relative', marginBlockEnd: '0.75rem' },
  '& textarea': {
    display: 'block',
    boxSizing: 'border-box',
    inlineSize: '100%',
    marginBlockStart: '0.25rem',
    padding: '0.5rem',
    border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
    borderRadius: 8,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    resize: 'none',
  },
  '& :focus': {
    outline: '3px solid light-dark(#0b57d0, #a8c7fa)',
    outlineOffset: 2,
  },
});
