import type { DemoControl } from '../../../demo/client/block/control';
import type { ToolbarButton } from '../../../demo/client/block/toolbarButtons';
import type { Host } from './openSandbox';

const openIn = (host: Host) => async () => {
  const { openSandbox } = await import('./openSandbox');
  return (control: DemoControl) => openSandbox(host, control);
};

export const toolbar: readonly ToolbarButton[] = [
  {
    action: 'stackblitz',
    label: 'demo.stackblitz',
    icon: 'M11.5 2.5 4.5 11.5H9l-1 6 7-9h-4.5l1-6Z',
    load: openIn('stackblitz'),
  },
  {
    action: 'codesandbox',
    label: 'demo.codesandbox',
    icon: 'm10 2.5 6.5 3.5v8L10 17.5 3.5 14V6L10 2.5ZM3.5 6l6.5 3.5L16.5 6M10 9.5v8',
    load: openIn('codesandbox'),
  },
];
