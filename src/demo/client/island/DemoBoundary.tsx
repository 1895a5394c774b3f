import { Component, type ErrorInfo, type ReactNode } from 'react';
import styles from './DemoBoundary.module.css';

interface DemoBoundaryProps {
  children: ReactNode;
  /** Receives the error, which is otherwise logged. */
  onError?: (error: Error) => void;
}

interface DemoBoundaryState {
  error: Error | null;
}

/** Shows a message in place of a crashed demo and offers to reset it; the rest of the page keeps working. */
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
