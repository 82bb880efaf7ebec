import { createFileRoute } from '@tanstack/react-router';

import { LegalScreen } from '../features/legal/screens/LegalScreen';

export const Route = createFileRoute('/forgot-password')({
  component: () => <LegalScreen page="forgotPassword" />,
});
