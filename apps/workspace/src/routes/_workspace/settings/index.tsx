import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_workspace/settings/')({
  staticData: { loadAhead: () => import('./-SettingsScreen') },
  beforeLoad: () => {
    throw redirect({ to: '/settings/$page', params: { page: 'account' }, replace: true });
  },
});
