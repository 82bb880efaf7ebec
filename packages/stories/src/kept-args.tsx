import { Button } from '@brandroom/ui/Button';
import type { ComponentType } from 'react';
import { useArgs } from 'storybook/preview-api';

type Args = Readonly<Record<string, unknown>>;

/** What a component is given and told, and how it says that this should change. */
const pairs = [
  ['isOpen', 'onOpenChange'],
  ['query', 'onQueryChange'],
  ['value', 'onChange'],
] as const;

/**
 * Around a story that is made of args alone: what a person changes in it becomes its new args, so that it can be used,
 * and closed and opened again, and the controls say the same.
 */
export function KeptArgs(Story: ComponentType<{ args: Args }>, { args }: { args: Args }) {
  const [, update] = useArgs();
  const heard = Object.fromEntries(
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
        args={{ ...args, ...heard, ...('onClose' in args && 'isOpen' in args ? { onClose } : {}) }}
      />
    </>
  );
}

function notify(listener: unknown, next: unknown) {
  if (typeof listener === 'function') listener(next);
}
