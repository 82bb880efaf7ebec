import type { Brand } from '@brandroom/domain/brand/brand.schema';
import { Button } from '@brandroom/ui/Button';
import { Card } from '@brandroom/ui/Card';
import { Heading } from '@brandroom/ui/Heading';
import { Inline } from '@brandroom/ui/Inline';
import { Section } from '@brandroom/ui/Section';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useApi } from '../../../shared/api/api';
import { actionsId } from '../../../shared/page/focus-actions';
import { DateText } from '../../../shared/time/DateText';
import { agencyMessages } from './agency.messages';

const messages = agencyMessages.brands;

interface ArchivedBrandsProps {
  onRestore: (brand: Brand) => Promise<void>;
}

/** The archived brands that the person may restore; nothing if there are none. */
export function ArchivedBrands({ onRestore }: ArchivedBrandsProps) {
  const { data: brands } = useSuspenseQuery(useApi().brands.listArchived.queryOptions());
  if (brands.length === 0) return null;
  return (
    <Section title={messages.archivedTitle} description={messages.archivedHelp}>
      <Stack as="ul" gap={16} aria-label={messages.archivedTitle}>
        {brands.map((brand) => (
          <ArchivedBrand key={brand.id} brand={brand} onRestore={() => onRestore(brand)} />
        ))}
      </Stack>
    </Section>
  );
}

function ArchivedBrand({ brand, onRestore }: { brand: Brand; onRestore: () => Promise<void> }) {
  const [isPending, setPending] = useState(false);
  return (
    <Card as="li" padding="small">
      <Stack gap={12}>
        <Heading level={3} size="lead">
          {brand.name}
        </Heading>
        {brand.archivedAt && (
          <Text size="ui" tone="muted">
            {messages.archivedOn} <DateText at={brand.archivedAt} />
          </Text>
        )}
        <Inline>
          <Button
            size="small"
            id={actionsId(brand)}
            aria-label={messages.restoreNamed(brand.name)}
            isPending={isPending}
            onPress={() => {
              setPending(true);
              void onRestore().finally(() => setPending(false));
            }}
          >
            {messages.restore}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
