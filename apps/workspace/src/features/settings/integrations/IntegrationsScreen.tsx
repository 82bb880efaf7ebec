import { denialReason } from '@brandroom/domain/rights/labels';
import type { BrandId } from '@brandroom/domain/id.schema';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { useSuspenseQueries } from '@tanstack/react-query';

import { useApi } from '../../../shared/api/api';
import { NoBrand } from '../../../shared/brand/NoBrand';
import { useWorkspace } from '../../../shared/brand/workspace';
import { ChatConnections } from './ChatConnections';
import { integrationsMessages } from './integrations.messages';
import { SettingsPage } from '../page/SettingsPage';
import { SocialConnections } from './SocialConnections';
import { WordPressSection } from './WordPressSection';

const messages = integrationsMessages.integrations;

/** The connections of the current brand; people with permission can change them. */
export function IntegrationsScreen() {
  const { brandId } = useWorkspace();
  return (
    <SettingsPage page="integrations">
      {brandId === null ? (
        <NoBrand hint={messages.noBrand} />
      ) : (
        <Integrations key={brandId} brandId={brandId} />
      )}
    </SettingsPage>
  );
}

function Integrations({ brandId }: { brandId: BrandId }) {
  const { user } = useWorkspace();
  const { integrations: api } = useApi();
  const input = { brandId };
  const [social, chats, outbox, wordPress, log] = useSuspenseQueries({
    queries: [
      api.listSocial.queryOptions({ input }),
      api.listChats.queryOptions({ input }),
      api.outbox.queryOptions({ input }),
      api.wordPress.queryOptions({ input }),
      api.wordPressLog.queryOptions({ input }),
    ],
  });
  const denial = denialReason(user, 'manageBrand', brandId);
  const mayManage = denial === null;
  return (
    <>
      {!mayManage && <InlineAlert title={messages.readOnly}>{denial}</InlineAlert>}
      <SocialConnections connections={social.data} mayManage={mayManage} />
      <ChatConnections connections={chats.data} outbox={outbox.data} mayManage={mayManage} />
      <WordPressSection connection={wordPress.data} log={log.data} />
    </>
  );
}
