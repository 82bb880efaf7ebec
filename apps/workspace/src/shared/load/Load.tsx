import { DeniedState } from '@brandroom/ui/DeniedState';
import { ErrorState } from '@brandroom/ui/ErrorState';
import { LoadingRegion } from '@brandroom/ui/LoadingRegion';
import { QueryErrorResetBoundary } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Component, Suspense } from 'react';

import type { OperationError } from '../api/operation-error';
import { loadFailureMessage, operationError } from '../api/operation-error';
import { focusPageHeading } from '../page/page-heading';

interface LoadProps {
  /** Names what is loading: "Loading content". */
  label: string;
  /** Skeletons in the layout of what will be here. */
  skeleton: ReactNode;
  /** The part that reads its data with `useSuspenseQuery`. */
  children: ReactNode;
  /** Words for a record that is not there; the general ones otherwise. */
  notFound?: ReactNode;
  /** What the data is asked by: another question is another try. */
  resetKey?: string;
  /** The page around what is said of a failure, where this stands around the page. */
  frame?: (content: ReactNode) => ReactNode;
}

/** The other states of whatever reads data: loading, failed with a way to try again, not permitted. */
export function Load({
  label,
  skeleton,
  children,
  notFound,
  resetKey = '',
  frame = (content) => content,
}: LoadProps) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <Failures onReset={reset} notFound={notFound} resetKey={resetKey} frame={frame}>
          <Suspense fallback={<LoadingRegion label={label}>{skeleton}</LoadingRegion>}>
            {children}
          </Suspense>
        </Failures>
      )}
    </QueryErrorResetBoundary>
  );
}

interface FailuresProps {
  children: ReactNode;
  notFound: ReactNode;
  resetKey: string;
  frame: (content: ReactNode) => ReactNode;
  onReset: () => void;
}

class Failures extends Component<FailuresProps, { error: OperationError | null }> {
  override state: { error: OperationError | null } = { error: null };

  static getDerivedStateFromError(thrown: unknown) {
    return { error: operationError(thrown) };
  }

  override componentDidUpdate(before: FailuresProps) {
    if (this.state.error && before.resetKey !== this.props.resetKey) this.again();
  }

  again() {
    this.props.onReset();
    this.setState({ error: null });
  }

  retry = () => {
    this.again();
    // The button that was pressed goes; the page's heading stays.
    focusPageHeading();
  };

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    if (error.code === 'notFound' && this.props.notFound) return this.props.notFound;
    const { title, text } = loadFailureMessage(error.code);
    return this.props.frame(
      error.code === 'forbidden' ? (
        <DeniedState headingLevel={2} description={error.message || text} />
      ) : (
        <ErrorState title={title} description={text} onRetry={this.retry} />
      ),
    );
  }
}
