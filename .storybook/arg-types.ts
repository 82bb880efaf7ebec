import type { StrictArgTypes } from 'storybook/internal/types';

/** Every component passes them on; a table that repeats them is longer, not clearer. */
export const passedOn = /^(?:ref|className|id)$/;

/** What react-aria's components are told alike; their own words do not come with their types. */
const known: Readonly<Record<string, string>> = {
  isPending: 'Works on it: focus and place stay, a press does nothing.',
  isDisabled: 'Cannot be used now; no stop for the keyboard.',
  isReadOnly: 'Can be read and copied, not changed.',
  isRequired: 'Has to be filled.',
  onPress: 'Told of a press by mouse, touch, keyboard or screen reader.',
};

/** The args table: a choice from a const array with its words, a prop of react-aria with a description. */
export function writtenOut({ argTypes }: { argTypes: StrictArgTypes }): StrictArgTypes {
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      {
        ...argType,
        description: argType.description ?? known[name] ?? '',
        ...(argType.options && {
          table: {
            ...argType.table,
            type: { summary: argType.options.map(String).join(' | ') },
          },
        }),
      },
    ]),
  );
}
