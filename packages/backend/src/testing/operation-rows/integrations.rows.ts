import { brandId, contentIdOf, secondPageId } from '../test-world';
import type { OperationRow } from './operation-row';
import { expecting } from './operation-row';

const siteDraft = {
  url: 'https://other.example.com',
  username: 'editor',
  applicationPassword: 'abcd efgh',
};

// oxfmt-ignore
export const integrationsRows: readonly OperationRow[] = [
  // expected: nobody, viewer, editor, manager, admin, outsider, custom
  { operation: 'integrations.listSocial', call: (c) => c.integrations.listSocial({ brandId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'ok') },
  { operation: 'integrations.connectSocial',
    call: (c) => c.integrations.connectSocial({ brandId, platform: 'x' }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'no') },
  { operation: 'integrations.disconnectSocial',
    call: (c) => c.integrations.disconnectSocial({ brandId, platform: 'linkedin' }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'no') },
  { operation: 'integrations.selectPages',
    call: (c) => c.integrations.selectPages({ brandId, platform: 'linkedin', pageIds: [secondPageId] }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'no') },
  { operation: 'integrations.listChats', call: (c) => c.integrations.listChats({ brandId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'ok') },
  { operation: 'integrations.connectChat',
    call: (c) => c.integrations.connectChat({ brandId, service: 'teams' }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'no') },
  { operation: 'integrations.disconnectChat',
    call: (c) => c.integrations.disconnectChat({ brandId, service: 'slack' }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'no') },
  { operation: 'integrations.sendTestMessage',
    call: (c) => c.integrations.sendTestMessage({ brandId, service: 'slack' }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'no') },
  { operation: 'integrations.outbox', call: (c) => c.integrations.outbox({ brandId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'ok') },
  { operation: 'integrations.wordPress', call: (c) => c.integrations.wordPress({ brandId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'ok') },
  { operation: 'integrations.wordPressLog', call: (c) => c.integrations.wordPressLog({ brandId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'ok') },
  { operation: 'integrations.connectWordPress',
    call: (c) => c.integrations.connectWordPress({ brandId, draft: siteDraft }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'no') },
  { operation: 'integrations.disconnectWordPress',
    call: (c) => c.integrations.disconnectWordPress({ brandId }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'no') },
  { operation: 'integrations.syncWordPress', call: (c) => c.integrations.syncWordPress({ brandId }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'no'),
    flags: [['blog.publish']] },
  { operation: 'integrations.publishToWordPress', on: 'an item that is no blog post',
    call: (c) => c.integrations.publishToWordPress({ brandId, contentId: contentIdOf('approved') }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'no'),
    flags: [['blog.publish']] },
];
