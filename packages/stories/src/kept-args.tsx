import { Button } from '@brandroom/ui/Button';
import type { ComponentType } from 'react';
import { useArgs } from 'storybook/preview-api';

type Args = Readonly<Record<string, unknown>>;

/** Props with the callbacks that report their changes. */
const pairs = [
  ['isOpen', 'onOpenChange'],
  ['query', 'onQueryChange'],
  ['value', 'onChange'],
] as const;

/**
 * Turns changes in a story into its new args, so that controlled components can be used, a dialog can be closed and
 * opened again, and the controls show the current values.
 */
export function KeptArgs(Story: ComponentType<{ args: Args }>, { args }: { args: Args }) {
  const [, update] = useArgs();
  const listeners = Object.fromEntries(
    pairs
      .filter(([value, listener]) => value in args && listener in args)
      .map(([value, listener]) => [
        listener,
        (next: unknown) => {
          notify(args[listener], next);
          update({ [value]: next });
        },
      ]),
  );
  const onClose = () => {
    notify(args['onClose'], undefined);
    update({ isOpen: false });
  };
  const isShut = args['isOpen'] === false;
  return (
    <>
      {isShut && <Button onPress={() => update({ isOpen: true })}>Open</Button>}
      <Story
        args={{
          ...args,
          ...listeners,
          ...('onClose' in args && 'isOpen' in args ? { onClose } : {}),
        }}
      />
    </>
  );
}

function notify(listener: unknown, next: unknown) {
  if (typeof listener === 'function') listener(next);
}
