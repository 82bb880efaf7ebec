import type { BrandId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import type { Right } from '@brandroom/domain/rights/flags';
import { useQuery } from '@tanstack/react-query';

import { useApi } from '../../../shared/api/api';
import { useWorkspace } from '../../../shared/brand/workspace';
import type { BrandBook } from './brand-book';

/** Loads all data of a brand that the person may see; `book` is null until everything is loaded. */
export function useBrandBook(brandId: BrandId): { book: BrandBook | null; error: Error | null } {
  const { user, brand } = useWorkspace();
  const api = useApi();
  const input = { brandId };
  const seen = (right: Right) => ({ enabled: can(user, right, brandId) });
  const logos = useQuery({ ...api.logos.list.queryOptions({ input }), ...seen('logos.view') });
  const colors = useQuery({ ...api.colors.list.queryOptions({ input }), ...seen('colors.view') });
  const fonts = useQuery({
    ...api.typography.list.queryOptions({ input }),
    ...seen('typography.view'),
  });
  const tones = useQuery({ ...api.voice.list.queryOptions({ input }), ...seen('voice.view') });
  const messages = useQuery({
    ...api.messages.list.queryOptions({ input }),
    ...seen('messaging.view'),
  });
  const rules = useQuery(api.rules.list.queryOptions({ input }));
  const guidelines = useQuery(api.guidelines.list.queryOptions({ input }));
  const all = [logos, colors, fonts, tones, messages, rules, guidelines];
  const failed = all.find(({ data, error }) => error !== null && data === undefined);
  if (failed || all.some(({ isLoading }) => isLoading)) {
    return { book: null, error: failed?.error ?? null };
  }
  return {
    book: {
      name: brand?.name ?? '',
      description: brand?.description ?? '',
      logos: logos.data ?? [],
      colors: colors.data ?? [],
      fonts: fonts.data ?? [],
      tones: tones.data ?? [],
      messages: messages.data ?? [],
      rules: rules.data ?? [],
      guidelines: guidelines.data ?? [],
    },
    error: null,
  };
}
