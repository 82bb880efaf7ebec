import type { StatePath } from '@brandroom/statechart/graph';
import type { ButtonProps } from '@brandroom/ui/Button';
import { Button } from '@brandroom/ui/Button';

import { useExplorer } from './explorer-context';

export interface StateButtonProps extends Pick<
  ButtonProps,
  'excludeFromTabOrder' | 'onFocus' | 'shortcut'
> {
  variant?: ButtonProps['variant'] | undefined;
  path: StatePath;
  /** The step that is opened there. */
  event?: string | undefined;
  /** The label of the state by default. */
  label?: string | undefined;
}

/** Goes to a state. */
export function StateButton({
  path,
  event,
  label,
  variant = 'secondary',
  ...rest
}: StateButtonProps) {
  const { chart, go } = useExplorer();
  return (
    <Button
      {...rest}
      variant={variant}
      size="small"
      onPress={() => go({ state: path, event: event ?? null })}
    >
      {label ?? chart.label(path)}
    </Button>
  );
}
