import { AuthLayout } from '@brandroom/ui/AuthLayout';
import { Inline } from '@brandroom/ui/Inline';
import { Link } from '@brandroom/ui/Link';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';

import { withReturn } from '../../../shared/auth/return-path';
import { PageTitle } from '../../../shared/page/PageTitle';
import type { LegalPage } from '../legal.messages';
import { legalLinks, legalPages } from '../legal.messages';

/** A short page of its own, readable without an account; `returnTo` goes with its reader. */
export function LegalScreen({ page, returnTo }: { page: LegalPage; returnTo: string }) {
  const { title, paragraphs } = legalPages[page];
  return (
    <AuthLayout title={title}>
      <PageTitle title={title} />
      <Stack gap={16}>
        {paragraphs.map((paragraph) => (
          <Text key={paragraph} isMeasured>
            {paragraph}
          </Text>
        ))}
        <Inline gap={16}>
          <Link href={withReturn('/login', returnTo)} variant="standalone">
            {legalLinks.signIn}
          </Link>
          <Link href={withReturn('/register', returnTo)} variant="standalone">
            {legalLinks.register}
          </Link>
        </Inline>
      </Stack>
    </AuthLayout>
  );
}
