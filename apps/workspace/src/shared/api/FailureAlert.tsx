import { Button } from '@brandroom/ui/Button';
import { InlineAlert } from '@brandroom/ui/InlineAlert';

import { retryLabel } from './operation-error';
import { failureMessage } from './show-failure';

interface FailureAlertProps {
  /** The failed action: «Could not delete summer.pdf». */
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** Shows a failed change beside its control, with the reason and a retry. */
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
