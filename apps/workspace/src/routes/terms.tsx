import { createFileRoute } from '@tanstack/react-router';

import { LegalScreen } from '../features/legal/LegalScreen';
import { returnSearch } from '../shared/auth/return-path';
import { PagePending } from '../shared/load/PagePending';

export const Route = createFileRoute('/terms')({
  validateSearch: returnSearch,
  pendingComponent: PagePending,
  component: Terms,
});

function Terms() {
  return <LegalScreen page="terms" />;
}
