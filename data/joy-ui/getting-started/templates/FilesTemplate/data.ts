import { coast, dunes, dusk, forest } from '../../../sampleData/pictures';

export const FOLDERS = ['All files', 'Photos', 'Contracts', 'Invoices'] as const;

export type Folder = (typeof FOLDERS)[number];

export interface StoredFile {
  name: string;
  folder: Exclude<Folder, 'All files'>;
  owner: string;
  changed: string;
  size: string;
  /** Address of a preview; only pictures have one. */
  picture?: string;
}

export const files: readonly StoredFile[] = [
  {
    name: 'Harbor at noon.jpg',
    folder: 'Photos',
    owner: 'Maya Patel',
    changed: 'Mar 14',
    size: '3.2 MB',
    picture: coast,
  },
  {
    name: 'Lease, second floor.pdf',
    folder: 'Contracts',
    owner: 'Omar Haddad',
    changed: 'Mar 12',
    size: '410 kB',
  },
  {
    name: 'Dune ridge.jpg',
    folder: 'Photos',
    owner: 'Sara Lind',
    changed: 'Mar 11',
    size: '2.8 MB',
    picture: dunes,
  },
  {
    name: 'Invoice 2024-031.pdf',
    folder: 'Invoices',
    owner: 'Omar Haddad',
    changed: 'Mar 8',
    size: '96 kB',
  },
  {
    name: 'Forest trail.jpg',
    folder: 'Photos',
    owner: 'Yuki Tanaka',
    changed: 'Mar 4',
    size: '4.1 MB',
    picture: forest,
  },
  {
    name: 'Invoice 2024-030.pdf',
    folder: 'Invoices',
    owner: 'Maya Patel',
    changed: 'Feb 27',
    size: '102 kB',
  },
  {
    name: 'Last light.jpg',
    folder: 'Photos',
    owner: 'Maya Patel',
    changed: 'Feb 21',
    size: '3.7 MB',
    picture: dusk,
  },
];

/** The files of a folder whose name or owner contains the text. */
export function findFiles(folder: Folder, text: string): readonly StoredFile[] {
  const wanted = text.trim().toLowerCase();
  return files.filter(
    (file) =>
      (folder === 'All files' || file.folder === folder) &&
      `${file.name} ${file.owner}`.toLowerCase().includes(wanted),
  );
}
