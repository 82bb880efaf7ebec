import { settingsDenial, settingsPages } from '@brandroom/domain/account/settings-page';
import { createFileRoute } from '@tanstack/react-router';

import { settingsSearch } from '../../../features/settings/agency/settings-search';
import { soon } from '../../../shared/load/soon';
import { SettingsScreen } from './-SettingsScreen';
import { settingsData } from './-settings-data';

export const Route = createFileRoute('/_workspace/settings/$page')({
  validateSearch: settingsSearch,
  loader: ({ context, params, cause }) => {
    const page = settingsPages.find((each) => each === params.page);
    if (!page || settingsDenial(context.user, page) !== null) return undefined;
    return soon(cause, settingsData(page, context));
  },
  component: Settings,
});

function Settings() {
  return <SettingsScreen page={Route.useParams().page} />;
}
