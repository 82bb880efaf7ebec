import { visionLabels, visionTypes } from '@brandroom/domain/color/vision-types';
import type { BrandId } from '@brandroom/domain/id.schema';
import type { ChoiceFilter, FilterOption } from '@brandroom/ui/filter';
import { FilterBar } from '@brandroom/ui/FilterBar';
import { ViewBar } from '@brandroom/ui/ViewBar';
import { useQuery } from '@tanstack/react-query';

import { useApi } from '../../../shared/api/api';
import { useSearchUpdate } from '../../../shared/navigation/use-search-update';
import { colorsMessages } from './colors.messages';
import type { ColorsSearch } from './colors-search';
import { contrastLevels, pairStates } from './colors-search';

const messages = colorsMessages.lab.filters;

interface PairFiltersProps {
  brandId: BrandId;
  search: ColorsSearch;
  onReset: (() => void) | undefined;
}

function choice<Value extends string>(
  words: Pick<ChoiceFilter, 'id' | 'label' | 'anyLabel'>,
  options: readonly (FilterOption & { readonly value: Value })[],
  value: Value | undefined,
  onChange: (value: Value | undefined) => void,
): ChoiceFilter {
  return {
    ...words,
    isPinned: true,
    options,
    value: value ?? null,
    onChange: (next) => onChange(options.find((option) => option.value === next)?.value),
  };
}

/** The filters of the pairs and the simulated color vision, all stored in the address. */
export function PairFilters({ brandId, search, onReset }: PairFiltersProps) {
  const update = useSearchUpdate<ColorsSearch>();
  const input = { brandId };
  const { data: colors = [] } = useQuery(useApi().colors.list.queryOptions({ input }));
  const filters = [
    choice(
      { id: 'color', label: messages.color, anyLabel: messages.anyColor },
      colors.map(({ id, name }) => ({ value: id, label: name })),
      search.color,
      (color) => update({ color }),
    ),
    choice(
      { id: 'level', label: messages.level, anyLabel: messages.anyLevel },
      contrastLevels.map((value) => ({ value, label: messages.levels[value] })),
      search.level,
      (level) => update({ level }),
    ),
    choice(
      { id: 'pairs', label: messages.pairs, anyLabel: messages.anyPairs },
      pairStates.map((value) => ({ value, label: messages.states[value] })),
      search.pairs,
      (pairs) => update({ pairs }),
    ),
    choice(
      { id: 'vision', label: messages.vision, anyLabel: messages.anyVision },
      visionTypes.map((value) => ({ value, label: visionLabels[value] })),
      search.vision,
      (vision) => update({ vision }),
    ),
  ];
  return (
    <ViewBar
      label={messages.bar}
      filters={<FilterBar label={messages.filters} filters={filters} onReset={onReset} />}
    />
  );
}
