import type { BrandVoice } from '@brandroom/domain/content/finding';
import type { BrandId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { useApi } from '../api/api';
import { useWorkspace } from './workspace';

/** Returns a brand's voice, with the parts that this person may read. */
export function useBrandVoice(brandId: BrandId) {
  const { user } = useWorkspace();
  const api = useApi();
  const input = { brandId };
  const maySeeMessages = can(user, 'messaging.view', brandId);
  const maySeeTones = can(user, 'voice.view', brandId);
  const rules = useQuery(api.rules.list.queryOptions({ input }));
  const messages = useQuery({
    ...api.messages.list.queryOptions({ input }),
    enabled: maySeeMessages,
  });
  const tones = useQuery({ ...api.voice.list.queryOptions({ input }), enabled: maySeeTones });
  const all = [rules, messages, tones];
  // A failed query stays failed during its refetch.
  const failed = all.filter((each) => each.errorUpdateCount > 0 && each.data === undefined);
  const voice = useMemo<BrandVoice>(
    () => ({ rules: rules.data ?? [], messages: messages.data ?? [], tones: tones.data ?? [] }),
    [rules.data, messages.data, tones.data],
  );
  return {
    voice,
    isLoading: all.some((each) => each.isLoading && !failed.includes(each)),
    hasFailed: failed.length > 0,
    isRetrying: failed.some((each) => each.isFetching),
    retry: () => {
      for (const each of failed) void each.refetch();
    },
    /** Whether no readable part of the voice has entries. */
    isEmpty: Object.values(voice).every(({ length }) => length === 0),
    hidden: { messages: !maySeeMessages, tones: !maySeeTones },
  };
}
