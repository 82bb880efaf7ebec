import { createFileRoute } from '@tanstack/react-router';

import { LegalScreen } from '../features/legal/screens/LegalScreen';
import { returnPath, returnSearch } from '../shared/auth/return-path';
import { PagePending } from '../shared/load/PagePending';

export const Route = createFileRoute('/forgot-password')({
  validateSearch: returnSearch,
  pendingComponent: PagePending,
  component: ForgotPassword,
});

function ForgotPassword() {
  const search = Route.useSearch();
  return <LegalScreen page="forgotPassword" returnTo={returnPath(search.redirect)} />;
}
