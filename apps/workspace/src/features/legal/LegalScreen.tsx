import { AuthLayout } from '@brandroom/ui/AuthLayout';
import { Inline } from '@brandroom/ui/Inline';
import { Link } from '@brandroom/ui/Link';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { useSearch } from '@tanstack/react-router';

import { AuthHelp } from '../../shared/auth/AuthHelp';
import { returnPath, withReturn } from '../../shared/auth/return-path';
import { useHref } from '../../shared/navigation/use-href';
import { PageTitle } from '../../shared/page/PageTitle';
import type { LegalPage } from './legal.messages';
import { legalLinks, legalPages } from './legal.messages';

/** A legal page, readable without an account; it keeps the return path of the reader. */
export function LegalScreen({ page }: { page: LegalPage }) {
  const { title, paragraphs } = legalPages[page];
  const returnTo = returnPath(useSearch({ strict: false }).redirect);
  const search = withReturn(returnTo);
  const hrefTo = useHref();
  return (
    <AuthLayout title={title} footer={<AuthHelp returnTo={returnTo} />}>
      <PageTitle title={title} />
      <Stack gap={16}>
        {paragraphs.map((paragraph) => (
          <Text key={paragraph} isMeasured>
            {paragraph}
          </Text>
        ))}
        <Inline gap={16}>
          <Link href={hrefTo({ to: '/login', search })} variant="standalone">
            {legalLinks.signIn}
          </Link>
          <Link href={hrefTo({ to: '/register', search })} variant="standalone">
            {legalLinks.register}
          </Link>
        </Inline>
      </Stack>
    </AuthLayout>
  );
}
