import { Component, type ReactNode } from 'react';
import { sendAd } from '../../../shell/client/events/events';

interface AdBoundaryProps {
  /** The ad's label in events; `null` while nothing is shown. */
  label: string | null;
  children: ReactNode;
}

/** Falls back to the tip if the ad crashes, and reports the crash; the rest of the page is unaffected. */
export class AdBoundary extends Component<AdBoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError(): { hasCrashed: boolean } {
    return { hasCrashed: true };
  }

  override componentDidCatch(): void {
    sendAd({ eventAction: 'crash', eventLabel: String(this.props.label) });
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? null : this.props.children;
  }
}
