import { Component, type ErrorInfo, type ReactNode } from 'react';
import styles from './DemoBoundary.module.css';

interface DemoBoundaryProps {
  children: ReactNode;
  /** Takes the error instead of the console. */
  onError?: (error: Error) => void;
}

interface DemoBoundaryState {
  error: Error | null;
}

/** Shows a demo's crash in its place and offers to start it again; the page stays whole. */
export class DemoBoundary extends Component<DemoBoundaryProps, DemoBoundaryState> {
  override state: DemoBoundaryState = { error: null };

  static getDerivedStateFromError(error: unknown): DemoBoundaryState {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo): void {
    if (this.props.onError) this.props.onError(error);
    else console.error(error, componentStack);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <div role="alert" className={styles.crash}>
        <p>This demo crashed: {error.message}</p>
        <button type="button" onClick={() => this.setState({ error: null })}>
          Reset the demo
        </button>
      </div>
    );
  }
}
