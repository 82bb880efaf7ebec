import type { SettingsPage } from '@brandroom/domain/account/settings-page';
import { settingsDenial } from '@brandroom/domain/account/settings-page';

import type { Access, Caller } from '../../pipeline/access';
import { requireCaller } from '../../pipeline/access';
import { forbidden } from '../../pipeline/failure';

/** The caller may open this page of the settings. */
export function onSettingsPage(page: SettingsPage): Access<unknown, { caller: Caller }> {
  return async (request) => {
    const caller = requireCaller(request.caller);
    const denial = settingsDenial(caller.user, page);
    if (denial !== null) throw forbidden(null, denial);
    return { caller };
  };
}
