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
  /** Skeletons in the layout of the loaded content. */
  skeleton: ReactNode;
  /** The part that reads its data with `useSuspenseQuery`. */
  children: ReactNode;
  /** The message for a missing record; the general one by default. */
  notFound?: ReactNode;
  /** Identifies the requested data: a change retries after a failure. */
  resetKey?: string;
  /** Renders a page around the failure, where this component wraps the whole page. */
  frame?: (content: ReactNode) => ReactNode;
}

/** The states of a part that reads data: loading, failed with a retry, not permitted. */
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
