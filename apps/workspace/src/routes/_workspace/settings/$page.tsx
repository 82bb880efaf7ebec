import { createFileRoute } from '@tanstack/react-router';

import { settingsSearch } from '../../../features/settings/agency/settings-search';
import { SettingsScreen } from './-SettingsScreen';

export const Route = createFileRoute('/_workspace/settings/$page')({
  validateSearch: settingsSearch,
  component: Settings,
});

function Settings() {
  return <SettingsScreen page={Route.useParams().page} />;
}
