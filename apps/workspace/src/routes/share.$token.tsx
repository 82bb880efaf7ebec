import { createFileRoute } from '@tanstack/react-router';

import { ShareScreen } from '../features/share/ShareScreen';
import { PagePending } from '../shared/load/PagePending';

export const Route = createFileRoute('/share/$token')({
  beforeLoad: async ({ context }) => {
    // A link for the team opens only for signed-in people.
    await context.auth.settled();
    return { services: await context.loadServices() };
  },
  pendingComponent: PagePending,
  component: Share,
});

function Share() {
  const { token } = Route.useParams();
  const { services } = Route.useRouteContext();
  return <ShareScreen key={token} token={token} client={services.client} />;
}
