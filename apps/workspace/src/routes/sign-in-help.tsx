import { createFileRoute } from '@tanstack/react-router';

import { LegalScreen } from '../features/legal/LegalScreen';
import { returnSearch } from '../shared/auth/return-path';
import { PagePending } from '../shared/load/PagePending';

export const Route = createFileRoute('/sign-in-help')({
  validateSearch: returnSearch,
  pendingComponent: PagePending,
  component: SignInHelp,
});

function SignInHelp() {
  return <LegalScreen page="signInHelp" />;
}
