import Link from '@mui/joy/Link';
import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';
import type { StoredFile } from './data';

interface FileTableProps {
  files: readonly StoredFile[];
  onOpen: (file: StoredFile) => void;
}

export function FileTable({ files, onOpen }: FileTableProps) {
  return (
    <Sheet variant="outlined" sx={{ borderRadius: 'md', overflow: 'hidden' }}>
      <Table
        aria-label="Files"
        hoverRow
        sx={(theme) => ({
          '--TableCell-paddingX': '12px',
          '--TableCell-height': '48px',
          '& th:nth-of-type(n + 2)': { width: 92 },
          '& th:nth-of-type(4)': { width: 132 },
          // Below this width, only name and size fit.
          [theme.breakpoints.down('sm')]: {
            '& .wide': { display: 'none' },
          },
        })}
      >
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Size</th>
            <th scope="col" className="wide">
              Changed
            </th>
            <th scope="col" className="wide">
              Owner
            </th>
          </tr>
        </thead>
        <tbody>
          {files.map((file) => (
            <tr key={file.name}>
              <th scope="row">
                <Link
                  component="button"
                  level="title-sm"
                  color="neutral"
                  aria-haspopup="dialog"
                  onClick={() => onOpen(file)}
                  sx={{ textAlign: 'start', overflowWrap: 'anywhere' }}
                >
                  {file.name}
                </Link>
              </th>
              <td>{file.size}</td>
              <td className="wide">{file.changed}</td>
              <td className="wide">{file.owner}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}
