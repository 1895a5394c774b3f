import * as React from 'react';
import GridViewOutlined from '@mui/icons-material/GridViewOutlined';
import Search from '@mui/icons-material/Search';
import ViewListOutlined from '@mui/icons-material/ViewListOutlined';
import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';
import { mayaPatel } from '../../../sampleData/pictures';
import { FileDialog } from './FileDialog';
import { FileGrid } from './FileGrid';
import { FileTable } from './FileTable';
import { Folders } from './Folders';
import { findFiles, type Folder, type StoredFile } from './data';

export default function FilesTemplate() {
  const [folder, setFolder] = React.useState<Folder>('All files');
  const [text, setText] = React.useState('');
  const [view, setView] = React.useState<'list' | 'grid'>('list');
  const [opened, setOpened] = React.useState<StoredFile | null>(null);
  const files = findFiles(folder, text);
  const View = view === 'list' ? FileTable : FileGrid;

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '240px minmax(0, 1fr)' },
        gridTemplateRows: { xs: 'auto auto 1fr', md: 'auto 1fr' },
        minHeight: '100vh',
        bgcolor: 'background.body',
        color: 'text.primary',
      }}
    >
      <Box
        component="header"
        sx={{
          gridColumn: '1 / -1',
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          px: 2,
          py: 1,
          borderBlockEnd: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Typography
          level="title-lg"
          component="p"
          sx={{ display: { xs: 'none', sm: 'block' }, minWidth: { md: 224 } }}
        >
          Harbor Studio
        </Typography>
        <Input
          type="search"
          value={text}
          onChange={(event) => setText(event.target.value)}
          startDecorator={<Search />}
          placeholder="Name or owner"
          slotProps={{ input: { 'aria-label': 'Find a file by name or owner' } }}
          sx={{ flex: 1, maxWidth: 420, minWidth: 0 }}
        />
        <Avatar
          src={mayaPatel}
          alt="Signed in as Maya Patel"
          sx={{ marginInlineStart: 'auto' }}
        />
      </Box>

      <Folders current={folder} onChange={setFolder} />

      <Box component="main" sx={{ p: { xs: 2, md: 3 }, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2 }}>
          <Box sx={{ flex: 1 }}>
            <Typography level="h3" component="h1">
              {folder}
            </Typography>
            <Typography level="body-sm" role="status">
              {files.length === 1 ? '1 file' : `${files.length} files`}
            </Typography>
          </Box>
          <ToggleButtonGroup
            aria-label="View"
            value={view}
            onChange={(_event, value) => setView(value ?? view)}
          >
            <IconButton value="list" aria-label="List">
              <ViewListOutlined />
            </IconButton>
            <IconButton value="grid" aria-label="Grid">
              <GridViewOutlined />
            </IconButton>
          </ToggleButtonGroup>
        </Box>
        {files.length > 0 ? (
          <View files={files} onOpen={setOpened} />
        ) : (
          <Typography>
            Nothing matches “{text.trim()}” in this folder. Try another word or
            folder.
          </Typography>
        )}
      </Box>

      <FileDialog file={opened} onClose={() => setOpened(null)} />
    </Box>
  );
}
