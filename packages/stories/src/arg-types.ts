import type { StrictArgTypes } from 'storybook/internal/types';
import { declaredType } from './declared-types';

/** Props that every component forwards; listing them makes no table clearer. */
export const passedOn = /^(?:ref|className|id)$/;

/** Types and descriptions of react-aria's shared props, which Storybook cannot read. */
const sharedProps: Readonly<Record<string, readonly [type: string, description: string]>> = {
  type: ['string', 'As of an input: text, email, password, url.'],
  formatOptions: ['Intl.NumberFormatOptions', 'How the number is written.'],
  isPending: ['boolean', 'Works on it: focus and place stay, a press does nothing.'],
  isDisabled: ['boolean', 'Cannot be used now; no stop for the keyboard.'],
  isReadOnly: ['boolean', 'Can be read and copied, not changed.'],
  isRequired: ['boolean', 'Has to be filled.'],
  onPress: [
    '(event: PressEvent) => void',
    'Told of a press by mouse, touch, keyboard or screen reader.',
  ],
};

interface Described {
  readonly title: string;
  readonly argTypes: StrictArgTypes;
  readonly initialArgs: Readonly<Record<string, unknown>>;
}

/** The args table: the options of a const array, or the declared type, each with a description. */
export function writtenOut({ title, argTypes, initialArgs }: Described): StrictArgTypes {
  const component = title.replace(/^.*\//, '');
  const names = new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)]);
  return Object.fromEntries(
    [...names].map((name) => {
      const argType = argTypes[name] ?? { name };
      const [knownType, knownText = ''] = sharedProps[name] ?? [];
      const read = argType.table?.type?.summary;
      const summary =
        argType.options?.map(String).join(' | ') ??
        declaredType(`${component}Props`, name) ??
        (isUnknown(read) ? knownType : read);
      return [
        name,
        {
          ...argType,
          description: argType.description || knownText,
          ...(summary !== undefined && {
            table: { ...argType.table, type: { summary } },
          }),
          ...controlled(summary, initialArgs[name]),
        },
      ];
    }),
  );
}

/** A text or boolean control for a prop that Storybook would edit as an object. */
function controlled(type: string | undefined, given: unknown) {
  if (type === 'boolean') return { type: { name: type } } as const;
  const isWords = /^(?:string|ReactNode)(?: \| undefined)?$/.test(type ?? '');
  return isWords && typeof given !== 'object' ? ({ type: { name: 'string' } } as const) : {};
}

/** Storybook's own reader knows neither computed nor inherited types. */
function isUnknown(type = ''): boolean {
  return type === '' || type.includes('unknown');
}

/** For a meta's `argTypes`: controls for props whose choices are the names in a table of styles. */
export function choices<const Tables extends Readonly<Record<string, object>>>(tables: Tables) {
  return Object.fromEntries(
    Object.entries(tables).map(([prop, table]) => [
      prop,
      { control: 'inline-radio' as const, options: Object.keys(table) },
    ]),
  ) as Record<keyof Tables, { control: 'inline-radio'; options: string[] }>;
}
