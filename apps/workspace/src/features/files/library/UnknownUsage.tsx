import { Button } from '@brandroom/ui/Button';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { useRef } from 'react';

import { retryLabel } from '../../../shared/api/operation-error';
import { libraryMessages } from './library.messages';

interface UnknownUsageProps {
  isLoading: boolean;
  /** Asks again; resolves with whether the usage is known now. */
  onRetry: () => Promise<boolean>;
}

/** In a question: where files are used could not be loaded. */
export function UnknownUsage({ isLoading, onRetry }: UnknownUsageProps) {
  const place = useRef<HTMLDivElement>(null);
  async function retry() {
    // The button that asked goes with the alert, so the whole question is read again.
    const question = place.current?.closest<HTMLElement>('[role="alertdialog"]');
    if (await onRetry()) question?.focus();
  }
  return (
    <div ref={place}>
      <InlineAlert
        tone="warning"
        isLive
        title={libraryMessages.delete.unknown}
        actions={
          <Button size="small" isPending={isLoading} onPress={() => void retry()}>
            {retryLabel}
          </Button>
        }
      >
        {libraryMessages.delete.unknownHelp}
      </InlineAlert>
    </div>
  );
}
