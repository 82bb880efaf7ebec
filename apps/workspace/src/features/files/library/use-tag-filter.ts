import type { BrandId } from '@brandroom/domain/id.schema';
import { isSameTag } from '@brandroom/domain/tags.schema';
import type { ChoiceFilter } from '@brandroom/ui/filter';
import { useQuery } from '@tanstack/react-query';

import { useApi } from '../../../shared/api/api';
import { libraryMessages } from './library.messages';

const messages = libraryMessages.tags;

/** The filter by the brand's tags; the selected tag stays listed even if no file has it. */
export function useTagFilter(
  brandId: BrandId,
  tag: string | undefined,
  onChange: (tag: string | undefined) => void,
): ChoiceFilter {
  const {
    data = [],
    isError,
    refetch,
  } = useQuery(useApi().files.tags.queryOptions({ input: { brandId } }));
  const known = data.find((each) => tag !== undefined && isSameTag(each.tag, tag));
  return {
    id: 'tag',
    label: messages.filter,
    anyLabel: messages.any,
    isPinned: true,
    options: [
      ...(tag === undefined || known ? [] : [{ value: tag, label: tag }]),
      ...data.map((each) => ({ value: each.tag, label: messages.option(each.tag, each.count) })),
    ],
    value: known?.tag ?? tag ?? null,
    onChange: (next) => onChange(next ?? undefined),
    failure: isError ? { message: messages.notLoaded, onRetry: () => void refetch() } : undefined,
  };
}
