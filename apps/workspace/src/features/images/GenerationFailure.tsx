import { beginningOf } from '@brandroom/domain/content/cut-off';
import type { Failure } from '@brandroom/machines/refusal/failure';
import { Button } from '@brandroom/ui/Button';
import { InlineAlert } from '@brandroom/ui/InlineAlert';

import { failureMessages, retryLabel } from '../../shared/api/operation-error';
import { imagesMessages } from './images.messages';

const messages = imagesMessages.form;

interface GenerationFailureProps {
  failure: Failure;
  /** The description of the failed request, if the form has changed since. */
  earlier: string | null;
  onRetry: () => void;
}

/** Why the generation failed, with a retry of the same request. */
export function GenerationFailure({ failure, earlier, onRetry }: GenerationFailureProps) {
  const { title, text } = failureMessages[failure.code];
  const isKnown = failure.code !== 'failed';
  return (
    <InlineAlert
      tone="danger"
      isLive
      title={messages.failed}
      actions={
        <Button size="small" onPress={onRetry}>
          {retryLabel}
        </Button>
      }
    >
      {isKnown ? `${title}. ${text}` : text}
      {earlier !== null && ` ${messages.triesEarlier(beginningOf(earlier, 80))}`}
    </InlineAlert>
  );
}
