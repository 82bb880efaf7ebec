import { colorRole, rolesFor } from '@brandroom/domain/brand/color-role';
import { newColor } from '@brandroom/domain/brand/color.schema';
import { notationsOfHex } from '@brandroom/domain/color/conversion';
import type { BrandId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import { Button } from '@brandroom/ui/Button';
import { ButtonLink } from '@brandroom/ui/ButtonLink';
import { EmptyState } from '@brandroom/ui/EmptyState';
import { PageMore } from '@brandroom/ui/PageMore';
import { ViewBarCount } from '@brandroom/ui/ViewBarCount';
import { useSuspenseQuery } from '@tanstack/react-query';
import { CheckCheck, Contrast } from 'lucide';
import { useMemo } from 'react';

import { useApi } from '../../../shared/api/api';
import { showFailure } from '../../../shared/api/show-failure';
import { useWorkspace } from '../../../shared/brand/workspace';
import { useHref } from '../../../shared/navigation/use-href';
import { RowMenu, useRowMenu } from '../../../shared/overlay/RowMenu';
import { AnnouncedCount } from '../../../shared/page/AnnouncedCount';
import { UndoBar } from '../../../shared/page/UndoBar';
import { colorsMessages } from './colors.messages';
import type { ColorsSearch } from './colors-search';
import { copyValue } from './copy-value';
import type { PairRow } from './pair-rows';
import { pairRows } from './pair-rows';
import { PairTable } from './PairTable';
import { passingColors } from './passing-colors';
import type { Adjusted } from './passing-colors';
import { useColorChanges } from './use-color-changes';
import { usePairChanges } from './use-pair-changes';

const messages = colorsMessages.lab;

interface PaletteLabProps {
  brandId: BrandId;
  search: ColorsSearch;
  /** Clears all filters; missing without filters. */
  onReset: (() => void) | undefined;
}

/** All pairs of the brand's colors: contrast, use, and nearest passing color. */
export function PaletteLab({ brandId, search, onReset }: PaletteLabProps) {
  const hrefTo = useHref();
  const { user } = useWorkspace();
  const { data: colors } = useSuspenseQuery(
    useApi().colors.list.queryOptions({ input: { brandId } }),
  );
  const rows = useMemo(() => pairRows(colors, search), [colors, search]);
  const mayEdit = can(user, 'colors.edit', brandId);
  const allow = usePairChanges(brandId);
  const changes = useColorChanges(brandId);
  const { open, menuOf } = useRowMenu<PairRow>();
  if (colors.length < 2 || !rows) {
    return (
      <>
        <ViewBarCount done={<UndoBar />} />
        <EmptyState
          icon={Contrast}
          title={rows ? messages.empty : messages.tooMany}
          description={rows ? messages.emptyHint : messages.tooManyHint}
          action={
            rows &&
            can(user, 'colors.create', brandId) && (
              <ButtonLink href={hrefTo({ to: '/brand/colors' })}>{messages.toPalette}</ButtonLink>
            )
          }
        />
      </>
    );
  }
  const readable = rows.filter((row) => row.ratio >= 4.5 && !row.isAllowed);

  async function add(adjusted: Adjusted): Promise<void> {
    const { base, passing } = adjusted;
    const name = messages.adjusted(base.name, passing.isDarker);
    const roles = rolesFor(colorRole(base));
    const draft = { ...newColor, ...roles, ...notationsOfHex(passing.hex), name };
    try {
      const added = await changes.create.mutateAsync({ brandId, draft });
      changes.notifyAdded(added);
    } catch (error) {
      showFailure(error, () => void add(adjusted));
    }
  }

  const menu = menuOf((row) => ({
    label: messages.menu(row.one.name, row.other.name),
    sections: passingColors(row).map((adjusted) => ({
      id: adjusted.base.id,
      title: messages.adjusted(adjusted.base.name, adjusted.passing.isDarker),
      items: [
        {
          id: `copy ${adjusted.base.id}`,
          label: messages.copy(adjusted.passing.hex),
          onAction: () => void copyValue(adjusted.passing.hex),
        },
        ...(can(user, 'colors.create', brandId)
          ? [
              {
                id: `add ${adjusted.base.id}`,
                label: messages.add,
                onAction: () => void add(adjusted),
              },
            ]
          : []),
      ],
    })),
  }));

  return (
    <>
      <ViewBarCount done={<UndoBar />}>
        <AnnouncedCount {...(search.vision && { context: messages.countSeen[search.vision] })}>
          {messages.count(rows.length)}
        </AnnouncedCount>
      </ViewBarCount>
      {mayEdit && readable.length > 0 && (
        <PageMore
          sections={[
            {
              id: 'pairs',
              title: messages.pairs,
              items: [
                {
                  id: 'allow',
                  label: messages.allowAll(readable.length),
                  icon: CheckCheck,
                  onAction: () => allow({ rows: readable, isAllowed: true }),
                },
              ],
            },
          ]}
        />
      )}
      {rows.length === 0 ? (
        <EmptyState
          icon={Contrast}
          title={messages.nothing}
          description={messages.nothingHint}
          action={onReset && <Button onPress={onReset}>{messages.reset}</Button>}
        />
      ) : (
        <PairTable
          rows={rows}
          search={search}
          onAllow={mayEdit ? (row, isAllowed) => allow({ rows: [row], isAllowed }) : undefined}
          onOpenMenu={open}
        />
      )}
      <RowMenu {...menu} />
    </>
  );
}
