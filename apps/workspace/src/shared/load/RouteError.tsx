import { ButtonLink } from '@brandroom/ui/ButtonLink';
import { ErrorState } from '@brandroom/ui/ErrorState';
import { Page } from '@brandroom/ui/Page';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useRouter } from '@tanstack/react-router';

import { useHref } from '../navigation/use-href';
import { PageTitle } from '../page/PageTitle';

/** The error view of a page that failed unexpectedly. */
export function RouteError({ reset }: ErrorComponentProps) {
  const router = useRouter();
  const hrefTo = useHref();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <Page layout="story">
      <PageTitle title="Unexpected Application Error!" />
      <ErrorState
        headingLevel={1}
        isFocusedOnMount
        title="Unexpected Application Error!"
        description="This page couldn’t be shown. Your saved work is safe."
        onRetry={retry}
        action={<ButtonLink href={hrefTo({ to: '/' })}>Go to the dashboard</ButtonLink>}
      />
    </Page>
  );
}
