import { createFileRoute } from '@tanstack/react-router';

import { createSearch } from '../../../features/content/create/create-search';
import { CreateContentScreen } from '../../../features/content/create/CreateContentScreen';
import { PreviewPanel } from '../../../features/content/writing/draft-parts';
import { waitBriefly } from '../../../shared/load/wait-briefly';
import { timeZone } from '../../../shared/time/time-zone';

export const Route = createFileRoute('/_workspace/content/create')({
  validateSearch: createSearch,
  loaderDeps: ({ search }) => search,
  staticData: { loadAhead: PreviewPanel.load },
  loader: async ({ context: { queryClient, api, brandId }, deps, cause }) => {
    const { type, date, campaign, keyword, image, alt = '' } = deps;
    if (!brandId) return {};
    const preview = waitBriefly(cause, [PreviewPanel.load()]);
    const campaigns = queryClient
      .ensureQueryData(api.campaigns.list.queryOptions({ input: { brandId } }))
      .catch(() => []);
    // Time zone code loads with the date fields; only an address with a date needs it at once.
    const moments =
      date === undefined ? null : await import('../../../shared/time/local-date-time');
    const isTheirs = campaign && (await campaigns).some(({ id }) => id === campaign);
    await preview;
    return {
      type,
      ...(isTheirs ? { campaignId: campaign } : {}),
      ...(keyword ? { keyword } : {}),
      ...(image ? { image: { fileId: image, alt } } : {}),
      ...(moments ? { scheduledFor: moments.toInstant(`${date}T09:00`, timeZone) } : {}),
    };
  },
  component: Create,
});

function Create() {
  // The loader runs again once the page is shown; equal data stays the same object and renders nothing again.
  const start = Route.useLoaderData({ structuralSharing: true });
  return <CreateContentScreen start={start} />;
}
