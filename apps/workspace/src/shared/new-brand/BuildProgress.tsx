import { quickBuildSteps } from '@brandroom/domain/brand/quick-build';
import { Icon } from '@brandroom/ui/Icon';
import { Inline } from '@brandroom/ui/Inline';
import { ProgressBar } from '@brandroom/ui/ProgressBar';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { VisuallyHidden } from '@brandroom/ui/VisuallyHidden';
import { Check, Circle, LoaderCircle } from 'lucide';

import { newBrandMessages } from './new-brand.messages';

const messages = newBrandMessages.quick;

/** The progress of a quick build, as a bar and a list of steps. */
export function BuildProgress({ done }: { done: number }) {
  const total = quickBuildSteps.length;
  return (
    <Stack gap={16}>
      <ProgressBar
        label={messages.scanning}
        value={(100 * done) / total}
        valueLabel={messages.progress(done, total)}
      />
      <Stack as="ul" gap={8} aria-label={messages.stepsLabel}>
        {quickBuildSteps.map((step, at) => {
          const isDone = at < done;
          const icon = isDone ? Check : at === done ? LoaderCircle : Circle;
          return (
            <li key={step}>
              <Inline gap={8} isWrapping={false}>
                <Icon of={icon} size="small" />
                <Text as="span" size="ui" tone={isDone || at === done ? 'normal' : 'muted'}>
                  {messages.steps[step]}
                </Text>
                {isDone && <VisuallyHidden>{messages.done}</VisuallyHidden>}
              </Inline>
            </li>
          );
        })}
      </Stack>
    </Stack>
  );
}
