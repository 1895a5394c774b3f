import * as React from 'react';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AppProvider } from '@toolpad/core/AppProvider';
import { PageContainer, PageContainerToolbar } from '@toolpad/core/PageContainer';
import { useMemoryRouter, useOuterTheme } from '../../sampleData/demoApp';

const ReportContext = React.createContext<(message: string) => void>(() => {});

function ReportToolbar() {
  const report = React.useContext(ReportContext);

  return (
    <PageContainerToolbar>
      <Button
        startIcon={<FileDownloadOutlined />}
        onClick={() => report('The file is on its way.')}
      >
        Export
      </Button>
      <Button variant="contained" onClick={() => report('Sent to the whole team.')}>
        Send
      </Button>
    </PageContainerToolbar>
  );
}

const slots = { toolbar: ReportToolbar };

export default function PageContainerActions() {
  const [message, setMessage] = React.useState('Nothing sent yet.');
  const router = useMemoryRouter('/sales');

  return (
    <AppProvider
      theme={useOuterTheme()}
      router={router}
      branding={{ title: 'Reports' }}
      navigation={[{ segment: 'sales', title: 'Sales' }]}
    >
      <ReportContext.Provider value={setMessage}>
        <PageContainer component="main" slots={slots}>
          <Typography role="status">{message}</Typography>
        </PageContainer>
      </ReportContext.Provider>
    </AppProvider>
  );
}
