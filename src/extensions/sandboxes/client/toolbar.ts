import type { DemoControl } from '../../../demo/client/block/control';
import type { ToolbarButton } from '../../../demo/client/block/toolbarButtons';
import type { Host } from './openSandbox';
import styles from './toolbar.module.css';

const openIn = (host: Host) => async () => {
  const { openSandbox } = await import('./openSandbox');
  return (control: DemoControl) => openSandbox(host, control);
};

export const toolbar: readonly ToolbarButton[] = [
  {
    action: 'stackblitz',
    label: 'demo.stackblitz',
    icon: styles.stackblitz,
    load: openIn('stackblitz'),
  },
  {
    action: 'codesandbox',
    label: 'demo.codesandbox',
    icon: styles.codesandbox,
    load: openIn('codesandbox'),
  },
];
