import { RotateCw } from 'lucide';
import { AnchoredPopover } from '../AnchoredPopover/AnchoredPopover';
import { Button } from '../Button/Button';
import { Inline } from '../Inline/Inline';
import type { MenuActionSection } from '../Menu/menu-section';
import { Select } from '../Select/Select';
import { SharedMenu } from '../SharedMenu/SharedMenu';
import { Stack } from '../Stack/Stack';
import type { ChoiceFilter, Filter } from './filter';
import { any, isChoice } from './filter';

/** The open overlay: a filter, the list of those that can be added, or all of them. */
export type OpenFilters =
  | { readonly of: 'one'; readonly filter: Filter }
  | { readonly of: 'more'; readonly filters: readonly Filter[] }
  | { readonly of: 'all'; readonly filters: readonly Filter[] };

export interface FilterOverlayProps {
  open: OpenFilters;
  isOpen: boolean;
  anchor: Element | null;
  onClose: () => void;
  onAdd: (id: string) => void;
  label: string;
  resetLabel: string;
  onReset: (() => void) | undefined;
}

const linesOf = ({ anyLabel, options }: ChoiceFilter) => [
  { value: any, label: anyLabel },
  ...options,
];

const retryLabel = 'Try again';

/** The menu line that loads the values again; none where they are loaded. */
const retryOf = ({ failure }: ChoiceFilter): readonly MenuActionSection[] =>
  failure
    ? [
        {
          id: 'failure',
          items: [
            {
              id: 'retry',
              label: retryLabel,
              description: failure.message,
              icon: RotateCw,
              onAction: failure.onRetry,
            },
          ],
        },
      ]
    : [];

/** The quick values of a filter as lines of a menu; none where it has none. */
function quickOf(filter: Filter): readonly MenuActionSection[] {
  if (isChoice(filter) || !filter.quick) return [];
  const { label, items, onPress } = filter.quick;
  return [
    {
      id: filter.id,
      title: label,
      items: items.map(({ id, label: words }) => ({
        id: `${filter.id}-${id}`,
        label: words,
        onAction: () => onPress(id),
      })),
    },
  ];
}

/** The overlay of a FilterBar; its code loads when a pointer or focus enters the bar. */
export function FilterOverlay({
  open,
  onAdd,
  label,
  resetLabel,
  onReset,
  ...overlay
}: FilterOverlayProps) {
  const at = { ...overlay, placement: 'bottom start' } as const;
  if (open.of === 'more') {
    const items = open.filters.map(({ id, label: words }) => ({
      id,
      label: words,
      onAction: () => onAdd(id),
    }));
    const sections = [{ id: 'filters', items }, ...open.filters.flatMap(quickOf)];
    return <SharedMenu {...at} label={label} sections={sections} />;
  }
  if (open.of === 'one') {
    const { filter } = open;
    if (!isChoice(filter)) {
      return (
        <AnchoredPopover {...at} label={filter.label}>
          {filter.panel}
        </AnchoredPopover>
      );
    }
    const choice = {
      id: filter.id,
      title: filter.label,
      items: linesOf(filter).map(({ value, label: words }) => ({ id: value, label: words })),
      selectedId: filter.value ?? any,
      onSelect: (value: string) => filter.onChange(value === any ? null : value),
    };
    return <SharedMenu {...at} label={filter.label} sections={[choice, ...retryOf(filter)]} />;
  }
  return (
    <AnchoredPopover {...at} label={label}>
      {open.filters.map((filter) =>
        isChoice(filter) ? (
          <Stack key={filter.id} gap={8}>
            <Select
              label={filter.label}
              options={linesOf(filter)}
              value={filter.value ?? any}
              onChange={(value) => filter.onChange(value === any ? null : value)}
              errorMessage={filter.failure?.message}
            />
            {filter.failure && (
              <Inline>
                <Button size="small" onPress={filter.failure.onRetry}>
                  {retryLabel}
                </Button>
              </Inline>
            )}
          </Stack>
        ) : (
          <div key={filter.id}>{filter.panel}</div>
        ),
      )}
      {onReset && (
        <Inline>
          <Button
            onPress={() => {
              overlay.onClose();
              onReset();
            }}
          >
            {resetLabel}
          </Button>
        </Inline>
      )}
    </AnchoredPopover>
  );
}
