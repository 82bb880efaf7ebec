import { ErrorState } from '@brandroom/ui/ErrorState';
import { lazyPart } from '@brandroom/ui/lazy-part';
import { LoadingRegion } from '@brandroom/ui/LoadingRegion';
import { QueryErrorResetBoundary } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Component, Suspense, useDeferredValue, useState } from 'react';

import type { OperationError } from '../api/operation-error';
import { loadFailureMessage, operationError } from '../api/operation-error';
import { useIsReturn } from '../navigation/use-is-return';
import { focusPageHeading } from '../page/page-heading';

// Loaded on demand: it is rarely shown, and the dashboard should not include its code.
const Denied = lazyPart(async () => (await import('../brand/Denied')).Denied);

interface LoadProps {
  /** Names the loading content: "Loading content". */
  label: string;
  /** Skeletons in the layout of the loaded content. */
  skeleton: ReactNode;
  /** Content that reads its data with `useSuspenseQuery`. */
  children: ReactNode;
  /** The message for a missing record; the general one by default. */
  notFound?: ReactNode;
  /** Identifies the requested data: a change retries after a failure. */
  resetKey?: string;
  /** Renders a page around the failure, where this component wraps the whole page. */
  frame?: (content: ReactNode) => ReactNode;
  /** For content that renders slowly: the skeleton is painted first, and input interrupts the render. */
  isHeavy?: boolean;
}

/** The states of a part that reads data: loading, failed with a retry, not permitted. */
export function Load({
  label,
  skeleton,
  children,
  notFound,
  resetKey = '',
  frame = (content) => content,
  isHeavy = false,
}: LoadProps) {
  const waiting = <LoadingRegion label={label}>{skeleton}</LoadingRegion>;
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <Failures {...{ waiting, notFound, resetKey, frame }} onReset={reset}>
          <Suspense fallback={waiting}>
            {isHeavy ? <AfterPaint before={waiting}>{children}</AfterPaint> : children}
          </Suspense>
        </Failures>
      )}
    </QueryErrorResetBoundary>
  );
}

/**
 * Renders its children in a second render, which React interrupts for input. Going back renders
 * them at once, because the browser restores the scroll position.
 */
function AfterPaint({ before, children }: { before: ReactNode; children: ReactNode }) {
  const [isReturn] = useState(useIsReturn());
  return useDeferredValue(true, isReturn) ? children : before;
}

interface FailuresProps {
  children: ReactNode;
  /** Shown until the code of a failure's page is loaded. */
  waiting: ReactNode;
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
    // The pressed button disappears; the page's heading stays.
    focusPageHeading();
  };

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return <Suspense fallback={this.props.waiting}>{this.page(error)}</Suspense>;
  }

  page(error: OperationError) {
    if (error.code === 'notFound' && this.props.notFound) return this.props.notFound;
    const { title, text } = loadFailureMessage(error.code);
    return this.props.frame(
      error.code === 'forbidden' ? (
        <Denied reason={error.message || text} />
      ) : (
        <ErrorState title={title} description={text} onRetry={this.retry} />
      ),
    );
  }
}
