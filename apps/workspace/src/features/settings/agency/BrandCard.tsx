import type { Brand } from '@brandroom/domain/brand/brand.schema';
import { accessTo } from '@brandroom/domain/rights/access-to';
import { can } from '@brandroom/domain/rights/can';
import { Badge } from '@brandroom/ui/Badge';
import { Button } from '@brandroom/ui/Button';
import { Card } from '@brandroom/ui/Card';
import { Heading } from '@brandroom/ui/Heading';
import { Inline } from '@brandroom/ui/Inline';
import { RoleBadge } from '@brandroom/ui/RoleBadge';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

import { useChooseBrand } from '../../../shared/brand/use-choose-brand';
import { useWorkspace } from '../../../shared/brand/workspace';
import { actionsId } from '../../../shared/page/focus-actions';
import { agencyMessages } from './agency.messages';

const messages = agencyMessages.brands;

interface BrandCardProps {
  brand: Brand;
  onEdit: () => void;
  /** Missing for the last brand in use. */
  onArchive?: () => Promise<unknown>;
}

/** A brand with the person's role and actions. */
export function BrandCard({ brand, onEdit, onArchive }: BrandCardProps) {
  const { user, brandId } = useWorkspace();
  const choose = useChooseBrand();
  const [isArchiving, setArchiving] = useState(false);
  const navigate = useNavigate();
  const role = accessTo(user, brand.id)?.role;
  const mayEdit = can(user, 'manageBrand', brand.id);
  const open = async () => {
    if (brand.id !== brandId) await choose(brand);
    await navigate({ to: '/' });
  };
  return (
    <Card as="li" padding="small">
      <Stack gap={12}>
        <Inline gap={12}>
          <Heading level={2} size="lead">
            {brand.name}
          </Heading>
          {role && <RoleBadge role={role} />}
          {brand.id === brandId && <Badge>{messages.current}</Badge>}
        </Inline>
        {brand.description !== '' && (
          <Text size="ui" tone="muted" isMeasured isPreserved>
            {brand.description}
          </Text>
        )}
        <Inline>
          <Button
            size="small"
            aria-label={messages.openNamed(brand.name)}
            onPress={() => void open()}
          >
            {messages.open}
          </Button>
          {mayEdit && (
            <Button
              size="small"
              id={actionsId(brand)}
              aria-label={messages.editNamed(brand.name)}
              aria-haspopup="dialog"
              onPress={onEdit}
            >
              {messages.edit}
            </Button>
          )}
          {mayEdit && onArchive && (
            <Button
              size="small"
              aria-label={messages.archiveNamed(brand.name)}
              isPending={isArchiving}
              onPress={() => {
                setArchiving(true);
                void onArchive().finally(() => setArchiving(false));
              }}
            >
              {messages.archive}
            </Button>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}
