import { createFileRoute } from '@tanstack/react-router';

import { LegalScreen } from '../features/legal/LegalScreen';
import { returnSearch } from '../shared/auth/return-path';
import { PagePending } from '../shared/load/PagePending';

export const Route = createFileRoute('/privacy')({
  validateSearch: returnSearch,
  pendingComponent: PagePending,
  component: Privacy,
});

function Privacy() {
  return <LegalScreen page="privacy" />;
}
