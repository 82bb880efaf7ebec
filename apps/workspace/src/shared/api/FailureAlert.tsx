import { Button } from '@brandroom/ui/Button';
import { InlineAlert } from '@brandroom/ui/InlineAlert';

import { retryLabel } from './operation-error';
import { failureMessage } from './show-failure';

interface FailureAlertProps {
  /** What did not happen: «Could not delete summer.pdf». */
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** A failed change beside the place where it was asked for, with its reason and a retry. */
export function FailureAlert({ title, error, onRetry }: FailureAlertProps) {
  return (
    <InlineAlert
      tone="danger"
      isLive
      title={title}
      actions={
        <Button size="small" onPress={onRetry}>
          {retryLabel}
        </Button>
      }
    >
      {failureMessage(error)}
    </InlineAlert>
  );
}
