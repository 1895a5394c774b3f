import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import Typography from '@mui/joy/Typography';
import type { StoredFile } from './data';

interface FileDialogProps {
  file: StoredFile | null;
  onClose: () => void;
}

export function FileDialog({ file, onClose }: FileDialogProps) {
  return (
    <Modal open={file !== null} onClose={onClose}>
      {file ? (
        <ModalDialog sx={{ width: 360, overflow: 'auto' }}>
          <ModalClose />
          <DialogTitle sx={{ paddingInlineEnd: 4, overflowWrap: 'anywhere' }}>
            {file.name}
          </DialogTitle>
          <DialogContent>
            {file.picture && (
              <AspectRatio ratio="16/10" sx={{ borderRadius: 'sm', mb: 2 }}>
                <img src={file.picture} alt={`Preview of ${file.name}`} />
              </AspectRatio>
            )}
            <Box
              component="dl"
              sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 1, m: 0 }}
            >
              <Fact name="Folder" value={file.folder} />
              <Fact name="Owner" value={file.owner} />
              <Fact name="Changed" value={file.changed} />
              <Fact name="Size" value={file.size} />
            </Box>
          </DialogContent>
        </ModalDialog>
      ) : (
        <span />
      )}
    </Modal>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <Typography component="dt" level="body-sm" sx={{ minWidth: 80 }}>
        {name}
      </Typography>
      <Typography component="dd" level="title-sm" sx={{ m: 0 }}>
        {value}
      </Typography>
    </>
  );
}
