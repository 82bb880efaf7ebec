import { createFileRoute } from '@tanstack/react-router';

import { LegalScreen } from '../features/legal/screens/LegalScreen';
import { returnPath, returnSearch } from '../shared/auth/return-path';
import { PagePending } from '../shared/load/PagePending';

export const Route = createFileRoute('/terms')({
  validateSearch: returnSearch,
  pendingComponent: PagePending,
  component: Terms,
});

function Terms() {
  const search = Route.useSearch();
  return <LegalScreen page="terms" returnTo={returnPath(search.redirect)} />;
}
