import { createFileRoute } from '@tanstack/react-router';

import { LegalScreen } from '../features/legal/screens/LegalScreen';

export const Route = createFileRoute('/terms')({
  component: () => <LegalScreen page="terms" />,
});
