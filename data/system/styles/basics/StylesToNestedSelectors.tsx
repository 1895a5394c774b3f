import { styled } from '@mui/system';

const files = ['Budget.xlsx', 'Contract.pdf', 'Logo.svg'];

export default function StylesToNestedSelectors() {
  return (
    <FileList>
      {files.map((file) => (
        <li key={file}>
          {file}
          <button className="share" type="button" aria-label={`Share ${file}`}>
            Share
          </button>
        </li>
      ))}
    </FileList>
  );
}

const FileList = styled('ul')({
  inlineSize: '100%',
  maxInlineSize: 320,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    minBlockSize: 48,
  },
  '& li + li': {
    borderBlockStart: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
  },
  '& .share': {
    padding: '0.25rem 0.75rem',
    border: 0,
    borderRadius: 8,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
  },
  '& li:hover .share, & .share:focus-visible': {
    background: 'light-dark(#0b57d0, #a8c7fa)',
    color: 'light-dark(#fff, #062e6f)',
  },
});
