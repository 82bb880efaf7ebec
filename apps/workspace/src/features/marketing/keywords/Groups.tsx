import type { BrandId } from '@brandroom/domain/id.schema';
import type { KeywordGroup } from '@brandroom/domain/keyword/keyword.schema';
import { can } from '@brandroom/domain/rights/can';
import { Button } from '@brandroom/ui/Button';
import { IconButton } from '@brandroom/ui/IconButton';
import { Inline } from '@brandroom/ui/Inline';
import { Section } from '@brandroom/ui/Section';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { Card } from '@brandroom/ui/Card';
import { usePreload } from '@brandroom/ui/lazy-part';
import { Link } from '@brandroom/ui/Link';
import { menuTrigger } from '@brandroom/ui/menu-trigger';
import { Ellipsis, Pencil, Plus, Trash2 } from 'lucide';
import { useState } from 'react';

import { useWorkspace } from '../../../shared/brand/workspace';
import { useHref } from '../../../shared/navigation/use-href';
import { RowMenu, useRowMenu } from '../../../shared/overlay/RowMenu';
import { actionsId, focusActions, neighbourOf } from '../../../shared/page/focus-actions';
import { LongList } from '../../../shared/page/LongList';
import { keywordsMessages } from './keywords.messages';
import type { KeywordsSearch } from './keywords-search';
import { DeleteGroupDialog, GroupDialog, preloadedGroups } from './keywords-parts';
import type { GroupChanges } from './use-group-changes';

const messages = keywordsMessages.groups;

interface GroupsProps {
  brandId: BrandId;
  groups: readonly KeywordGroup[];
  search: KeywordsSearch;
  changes: GroupChanges;
  onAdd: () => void;
}

type Task = { readonly kind: 'edit' | 'delete'; readonly group: KeywordGroup };

/** The keyword groups of a brand, with a filter by group and actions to change them. */
export function Groups({ brandId, groups, search, changes, onAdd }: GroupsProps) {
  const { user } = useWorkspace();
  const hrefTo = useHref();
  const { open, menuOf } = useRowMenu<KeywordGroup>();
  const [task, setTask] = useState<Task | null>(null);
  usePreload(preloadedGroups);
  const may = {
    create: can(user, 'analytics.create', brandId),
    edit: can(user, 'analytics.edit', brandId),
    delete: can(user, 'analytics.delete', brandId),
  };
  const menu = menuOf((group) => {
    const start = (kind: Task['kind']) => () => setTask({ kind, group });
    const edit = { id: 'edit', icon: Pencil, label: messages.edit, onAction: start('edit') };
    const remove = { id: 'delete', icon: Trash2, label: messages.delete, isDanger: true };
    return {
      label: messages.actions(group.name),
      sections: [
        {
          id: 'change',
          items: [
            ...(may.edit ? [edit] : []),
            ...(may.delete ? [{ ...remove, onAction: start('delete') }] : []),
          ],
        },
      ],
    };
  });
  const end = (next: KeywordGroup | undefined) => {
    setTask(null);
    focusActions(next);
  };
  return (
    <Section
      title={messages.title}
      actions={
        may.create && (
          <Button size="small" icon={Plus} onPress={onAdd}>
            {messages.add}
          </Button>
        )
      }
    >
      <Card padding="small">
        <LongList items={groups} things={messages.things}>
          {(drawn) => (
            <Stack as="ul" gap={8} aria-label={messages.label}>
              {drawn.map((group) => (
                <li key={group.id}>
                  <Inline justify="between" isWrapping={false}>
                    <Link
                      variant="strong"
                      href={hrefTo({
                        to: '/analytics/keywords',
                        search: { ...search, group: group.id },
                      })}
                      {...(search.group === group.id ? { 'aria-current': 'true' as const } : {})}
                    >
                      {group.name}
                    </Link>
                    <Inline isWrapping={false}>
                      <Text as="span" size="ui" tone="muted">
                        {messages.count(group.keywords.length)}
                      </Text>
                      {(may.edit || may.delete) && (
                        <IconButton
                          id={actionsId(group)}
                          size="small"
                          icon={Ellipsis}
                          label={messages.actions(group.name)}
                          {...menuTrigger}
                          onPress={({ target }) => open(group, target)}
                        />
                      )}
                    </Inline>
                  </Inline>
                </li>
              ))}
            </Stack>
          )}
        </LongList>
      </Card>
      <RowMenu {...menu} />
      {task?.kind === 'edit' && (
        <GroupDialog group={task.group} save={changes.save} onClose={() => end(task.group)} />
      )}
      {task?.kind === 'delete' && (
        <DeleteGroupDialog
          group={task.group}
          discard={changes.discard}
          onClose={() => {
            changes.discard.reset();
            end(task.group);
          }}
          onDeleted={() => end(neighbourOf(groups, task.group))}
        />
      )}
    </Section>
  );
}
