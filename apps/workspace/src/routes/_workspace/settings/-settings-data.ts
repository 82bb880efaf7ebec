import type { SettingsPage } from '@brandroom/domain/account/settings-page';
import type { BrandId } from '@brandroom/domain/id.schema';
import type { QueryClient } from '@tanstack/react-query';

import type { Api } from '../../../shared/api/api';
import { ensureFresh } from '../../../shared/load/ensure-fresh';

interface Asking {
  api: Api;
  queryClient: QueryClient;
  brandId: BrandId | null;
}

/** Loads the data of a settings page. */
export function settingsData(
  page: SettingsPage,
  { api, queryClient, brandId }: Asking,
): readonly Promise<unknown>[] {
  const ensure = ensureFresh(queryClient);
  switch (page) {
    case 'security':
      return [ensure(api.security.sessions.queryOptions())];
    case 'notifications':
      return [
        ensure(api.notificationSettings.get.queryOptions()),
        ensure(api.notificationSettings.sent.queryOptions()),
      ];
    case 'integrations': {
      if (brandId === null) return [];
      const input = { brandId };
      const { integrations } = api;
      return [
        ensure(integrations.listSocial.queryOptions({ input })),
        ensure(integrations.listChats.queryOptions({ input })),
        ensure(integrations.outbox.queryOptions({ input })),
        ensure(integrations.wordPress.queryOptions({ input })),
        ensure(integrations.wordPressLog.queryOptions({ input })),
      ];
    }
    case 'billing':
      return [ensure(api.billing.plan.queryOptions())];
    case 'agency':
      return [ensure(api.agency.get.queryOptions())];
    case 'brands':
      return [
        ensure(api.brands.list.queryOptions()),
        ensure(api.brands.listArchived.queryOptions()),
      ];
    case 'account':
    case 'roles':
    case 'data':
      return [];
    default:
      return page satisfies never;
  }
}
