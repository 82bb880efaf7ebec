import { Link } from '@brandroom/ui/Link';
import { Text } from '@brandroom/ui/Text';

import { refusedStepMessages as messages } from './refused-step.messages';
import { useHref } from './use-href';

interface RefusedStepProps {
  /** The step in the explorer. */
  rule: { readonly machine: string; readonly state: string; readonly event: string };
  /** The button's text. */
  step: string;
  reasons: readonly string[];
}

/** Says why a step can’t be taken now, and leads to its rule. */
export function RefusedStep({ rule: { machine, ...search }, step, reasons }: RefusedStepProps) {
  const hrefTo = useHref();
  return (
    <Text size="caption" tone="muted">
      {`${reasons.join(' ')} `}
      <Link href={hrefTo({ to: '/workflows/$machine', params: { machine }, search })}>
        {messages.why(step)}
      </Link>
    </Text>
  );
}
