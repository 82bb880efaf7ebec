import { createFileRoute } from '@tanstack/react-router';

import { LegalScreen } from '../features/legal/screens/LegalScreen';
import { PagePending } from '../shared/load/PagePending';

export const Route = createFileRoute('/privacy')({
  pendingComponent: PagePending,
  component: () => <LegalScreen page="privacy" />,
});
