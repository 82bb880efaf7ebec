import { AuthLayout } from '@brandroom/ui/AuthLayout';
import { Link } from '@brandroom/ui/Link';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';

import { PageTitle } from '../../../shared/page/PageTitle';
import type { LegalPage } from '../legal.messages';
import { legalPages } from '../legal.messages';

/** A short page of its own, readable without an account. */
export function LegalScreen({ page }: { page: LegalPage }) {
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
        <Link href="/login" variant="standalone">
          Back to sign-in
        </Link>
      </Stack>
    </AuthLayout>
  );
}
