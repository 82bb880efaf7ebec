import type { Message, MessageDraft, MessageType } from '@brandroom/domain/brand/message.schema';
import {
  messageGroupLabels,
  messageTypeLabels,
  messageTypes,
} from '@brandroom/domain/brand/message.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import { Badge } from '@brandroom/ui/Badge';
import { usePreload } from '@brandroom/ui/lazy-part';
import { Section } from '@brandroom/ui/Section';
import { Text } from '@brandroom/ui/Text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Megaphone } from 'lucide';

import { useApi, useClient } from '../../../shared/api/api';
import { AssetCard } from '../asset/AssetCard';
import { AssetList } from '../asset/AssetList';
import { AssetPage, AssetScreen, NoAssets } from '../asset/AssetScreen';
import { TryIt } from '../asset/TryIt';
import type { Assets } from '../asset/use-assets';
import { useAssets } from '../asset/use-assets';
import { messagingMessages as messages } from './messaging.messages';
import { MessageDialog } from './messaging-parts';

const preloaded = [MessageDialog];

/** The key messages of a brand. */
export function MessagingScreen() {
  return (
    <AssetScreen messages={messages.screen} right="messaging.view">
      {(brandId) => <Messages key={brandId} brandId={brandId} />}
    </AssetScreen>
  );
}

function Messages({ brandId }: { brandId: BrandId }) {
  const { messages: api } = useApi();
  const assets = useAssets<Message, MessageDraft>(brandId, {
    listKey: api.list.queryKey({ input: { brandId } }),
    operations: useClient().messages,
    nameOf: ({ content }) => content,
    draftOf: ({ type, content, description }) => ({ type, content, description }),
    rights: { create: 'messaging.create', edit: 'messaging.edit', delete: 'messaging.delete' },
  });
  const { task } = assets;
  usePreload(preloaded);
  return (
    <AssetPage
      messages={messages.screen}
      assets={assets}
      tool={<TryIt brandId={brandId} type="social" />}
      dialog={task && task.kind !== 'delete' && <MessageDialog assets={assets} task={task} />}
    >
      <Groups brandId={brandId} assets={assets} />
    </AssetPage>
  );
}

interface GroupsProps {
  brandId: BrandId;
  assets: Assets<Message, MessageDraft>;
}

function Groups({ brandId, assets }: GroupsProps) {
  const input = { brandId };
  const { data: all } = useSuspenseQuery(useApi().messages.list.queryOptions({ input }));
  if (all.length === 0) {
    const { empty, screen } = messages;
    return (
      <NoAssets
        icon={Megaphone}
        title={empty.title}
        description={assets.may.create ? empty.description : empty.readOnly}
        addLabel={screen.add}
        assets={assets}
      />
    );
  }
  return messageTypes.map((type) => (
    <Group
      key={type}
      type={type}
      items={all.filter((each) => each.type === type)}
      assets={assets}
    />
  ));
}

interface GroupProps {
  type: MessageType;
  items: readonly Message[];
  assets: Assets<Message, MessageDraft>;
}

function Group({ type, items, assets }: GroupProps) {
  return (
    <Section title={messageGroupLabels[type]} size="display">
      <AssetList
        label={messageGroupLabels[type]}
        items={items}
        assets={assets}
        emptyText={messages.empty.groups[type]}
      >
        {(item) => (
          <AssetCard
            item={item}
            shown={items}
            assets={assets}
            title={messages.quoted(item.content)}
            headingLevel={3}
            badge={<Badge>{messageTypeLabels[item.type]}</Badge>}
          >
            {item.description !== '' && (
              <Text isMeasured isPreserved>
                {item.description}
              </Text>
            )}
          </AssetCard>
        )}
      </AssetList>
    </Section>
  );
}
