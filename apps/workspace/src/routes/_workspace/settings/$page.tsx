import { settingsDenial, settingsPages } from '@brandroom/domain/account/settings-page';
import { createFileRoute, redirect } from '@tanstack/react-router';

import { settingsSearch } from '../../../features/settings/agency/settings-search';
import { waitBriefly } from '../../../shared/load/wait-briefly';
import { SettingsScreen } from './-SettingsScreen';
import { settingsData } from './-settings-data';

export const Route = createFileRoute('/_workspace/settings/$page')({
  validateSearch: settingsSearch,
  beforeLoad: ({ params, location }) => {
    const page = settingsPages.find((each) => each === params.page);
    if (page) return { page };
    throw redirect({ to: '/', search: { unknown: location.pathname }, replace: true });
  },
  loader: ({ context, cause }) => {
    const { user, page } = context;
    if (settingsDenial(user, page) !== null) return undefined;
    return waitBriefly(cause, settingsData(page, context));
  },
  component: Settings,
});

function Settings() {
  return <SettingsScreen page={Route.useRouteContext().page} />;
}
