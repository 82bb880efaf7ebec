import { createFileRoute } from '@tanstack/react-router';

import { LegalScreen } from '../features/legal/screens/LegalScreen';

export const Route = createFileRoute('/privacy')({
  component: () => <LegalScreen page="privacy" />,
});
