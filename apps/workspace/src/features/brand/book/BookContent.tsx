import type { BrandId } from '@brandroom/domain/id.schema';
import { ButtonLink } from '@brandroom/ui/ButtonLink';
import { EmptyState } from '@brandroom/ui/EmptyState';
import { Grid } from '@brandroom/ui/Grid';
import { Link } from '@brandroom/ui/Link';
import { LoadingRegion } from '@brandroom/ui/LoadingRegion';
import { PageSkeleton } from '@brandroom/ui/PageSkeleton';
import { Section } from '@brandroom/ui/Section';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { BookOpen } from 'lucide';
import type { ComponentType } from 'react';

import { useHref } from '../../../shared/navigation/use-href';
import { BookColors } from './BookColors';
import { BookFonts, BookLogos, BookPartners } from './BookLooks';
import { BookMessages, BookRules, BookTones } from './BookWords';
import { bookMessages as messages } from './book.messages';
import type { BookPart, BrandBook } from './brand-book';
import { bookParts } from './brand-book';
import { useBrandBook } from './use-brand-book';

const contents: Record<BookPart, ComponentType<{ book: BrandBook; brandId: BrandId }>> = {
  logos: BookLogos,
  colors: BookColors,
  typography: BookFonts,
  voice: BookTones,
  messaging: BookMessages,
  context: BookRules,
  coBranding: BookPartners,
};

/** The brand's name, the table of contents and the parts of the book. */
export function BookContent({ brandId }: { brandId: BrandId }) {
  const { book, error } = useBrandBook(brandId);
  const hrefTo = useHref();
  if (error) throw error;
  if (!book) {
    return (
      <LoadingRegion label={messages.loading}>
        <PageSkeleton layout="story" />
      </LoadingRegion>
    );
  }
  const parts = bookParts(book);
  if (parts.length === 0) {
    return (
      <EmptyState
        icon={BookOpen}
        title={messages.empty.title}
        description={messages.empty.description}
        action={
          <ButtonLink href={hrefTo({ to: '/brand/logos', search: {} })}>
            {messages.empty.link}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <Stack gap={48}>
      <Stack gap={24}>
        <Stack gap={8}>
          <Text size="title" weight="strong">
            {book.name}
          </Text>
          {book.description !== '' && (
            <Text size="lead" tone="muted" isMeasured isPreserved>
              {book.description}
            </Text>
          )}
        </Stack>
        <Section title={messages.contents} size="lead">
          <Grid as="ul" gap={8} aria-label={messages.contents}>
            {parts.map((part) => (
              <li key={part}>
                <Link href={hrefTo({ to: '/brand/book', hash: part })} variant="standalone">
                  {messages.parts[part]}
                </Link>
              </li>
            ))}
          </Grid>
        </Section>
      </Stack>
      {parts.map((part) => {
        const Content = contents[part];
        return (
          <Section key={part} id={part} title={messages.parts[part]} size="display" isSheet>
            <Content book={book} brandId={brandId} />
          </Section>
        );
      })}
    </Stack>
  );
}
