import { createFileRoute } from '@tanstack/react-router';

import { SettingsScreen } from '../../../features/settings/SettingsScreen';

export const Route = createFileRoute('/_workspace/settings/$page')({ component: Settings });

function Settings() {
  return <SettingsScreen page={Route.useParams().page} />;
}
