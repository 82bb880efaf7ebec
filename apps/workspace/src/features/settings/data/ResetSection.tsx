import { Button } from '@brandroom/ui/Button';
import { ConfirmDialog } from '@brandroom/ui/ConfirmDialog';
import { Inline } from '@brandroom/ui/Inline';
import { Section } from '@brandroom/ui/Section';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { showToast } from '@brandroom/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { useApi } from '../../../shared/api/api';
import { FailureAlert } from '../../../shared/api/FailureAlert';
import { dataMessages } from './data.messages';

const messages = dataMessages.data;

/** Restores the samples after a confirmation. */
export function ResetSection() {
  const [isAsking, setAsking] = useState(false);
  const api = useApi().data;
  const reset = useMutation(
    api.reset.mutationOptions({
      mutationKey: api.key(),
      onSuccess: () => {
        setAsking(false);
        showToast({ title: messages.resetDone });
      },
    }),
  );
  const start = () => reset.mutate(undefined);
  return (
    <Section title={messages.reset} description={messages.resetHelp}>
      <Inline>
        <Button variant="danger" aria-haspopup="dialog" onPress={() => setAsking(true)}>
          {messages.resetAsk}
        </Button>
      </Inline>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={(isOpen) => {
          if (!reset.isPending) setAsking(isOpen);
        }}
        title={messages.resetQuestion}
        confirmLabel={messages.resetNow}
        onConfirm={start}
        isPending={reset.isPending}
      >
        <Stack gap={16}>
          <Text>{messages.resetText}</Text>
          {reset.error && (
            <FailureAlert title={messages.resetFailed} error={reset.error} onRetry={start} />
          )}
        </Stack>
      </ConfirmDialog>
    </Section>
  );
}
