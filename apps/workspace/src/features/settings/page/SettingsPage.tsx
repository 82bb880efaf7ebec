import type { SettingsPage as PageName } from '@brandroom/domain/account/settings-page';
import {
  settingsDenial,
  settingsDenialTitle,
  settingsPages,
} from '@brandroom/domain/account/settings-page';
import type { BarAction } from '@brandroom/ui/bar-action';
import { ButtonLink } from '@brandroom/ui/ButtonLink';
import { DeniedState } from '@brandroom/ui/DeniedState';
import { Page } from '@brandroom/ui/Page';
import { PageBar } from '@brandroom/ui/PageBar';
import { PageNav } from '@brandroom/ui/PageNav';
import { PageSkeleton } from '@brandroom/ui/PageSkeleton';
import { Stack } from '@brandroom/ui/Stack';
import type { ReactNode } from 'react';

import { useWorkspace } from '../../../shared/brand/workspace';
import { Load } from '../../../shared/load/Load';
import { useHref } from '../../../shared/navigation/use-href';
import { PageTitle } from '../../../shared/page/PageTitle';
import { pageMessages as messages } from './page.messages';

interface SettingsPageProps {
  page: PageName;
  actions?: readonly BarAction[];
  /** Reads its data with suspense; not rendered if the person may not open the page. */
  children: ReactNode;
}

/**
 * The frame of a settings page: its bar, the list of pages, and its content or why it is not
 * available.
 */
export function SettingsPage({ page, actions = [], children }: SettingsPageProps) {
  const { user } = useWorkspace();
  const hrefTo = useHref();
  const denial = settingsDenial(user, page);
  const links = settingsPages
    .filter((each) => settingsDenial(user, each) === null)
    .map((each) => ({
      label: messages.pages[each],
      href: hrefTo({ to: '/settings/$page', params: { page: each } }),
      isCurrent: each === page,
    }));
  const title = messages.pages[page];
  return (
    <Page layout="story" bar={<PageBar title={title} actions={denial === null ? actions : []} />}>
      <PageTitle title={messages.tabTitle(title)} />
      <PageNav label={messages.title} links={links} data-first-content="">
        {denial === null ? (
          <Load label={`Loading ${title}`} skeleton={<PageSkeleton layout="story" />}>
            <Stack gap={32}>{children}</Stack>
          </Load>
        ) : (
          <DeniedState
            headingLevel={2}
            title={settingsDenialTitle}
            description={denial}
            action={
              <ButtonLink href={hrefTo({ to: '/settings/$page', params: { page: 'account' } })}>
                {messages.denied.goTo}
              </ButtonLink>
            }
          />
        )}
      </PageNav>
    </Page>
  );
}
