import type { MessageDraft } from '@brandroom/domain/brand/message.schema';
import type { RuleDraft } from '@brandroom/domain/brand/rule.schema';
import type { TypographyDraft } from '@brandroom/domain/brand/typography.schema';
import type { VoiceToneDraft } from '@brandroom/domain/brand/voice-tone.schema';

import { droppedFile, ttfBytes } from '../file-bytes';
import {
  brandId,
  messageId,
  ruleId,
  secondMessageId,
  secondRuleId,
  secondToneId,
  secondTypographyId,
  toneId,
  trashedMessageId,
  trashedRuleId,
  trashedToneId,
  trashedTypographyId,
  typographyId,
} from '../test-world';
import type { OperationRow } from './operation-row';
import { expecting } from './operation-row';

const message: MessageDraft = { type: 'value', content: 'Plain words', description: '' };

const rule: RuleDraft = {
  title: 'Plain',
  description: 'No jargon.',
  examples: ['Use.'],
  platform: 'blog',
};

const font: TypographyDraft = {
  name: 'Labels',
  family: 'DM Mono',
  weights: ['400'],
  usage: 'Prices.',
  url: '',
};

const tone: VoiceToneDraft = { title: 'Dry', description: 'A straight face.', examples: ['Rain.'] };

// oxfmt-ignore
export const personaRows: readonly OperationRow[] = [
  // expected: nobody, viewer, editor, manager, admin, outsider, custom
  { operation: 'messages.list', call: (c) => c.messages.list({ brandId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'no'),
    flags: [['messaging.view']] },
  { operation: 'messages.create', call: (c) => c.messages.create({ brandId, draft: message }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'no'),
    flags: [['messaging.create']] },
  { operation: 'messages.update', call: (c) => c.messages.update({ id: messageId, draft: message }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'none'),
    flags: [['messaging.view', 'messaging.edit']] },
  { operation: 'messages.reorder',
    call: (c) => c.messages.reorder({ id: messageId, side: 'after', besideId: secondMessageId }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'none'),
    flags: [['messaging.view', 'messaging.edit']] },
  { operation: 'messages.delete', call: (c) => c.messages.delete({ id: messageId }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'none'),
    flags: [['messaging.view', 'messaging.delete']] },
  { operation: 'messages.restore', call: (c) => c.messages.restore({ id: trashedMessageId }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'none'),
    flags: [['messaging.view', 'messaging.delete']] },

  { operation: 'rules.list', call: (c) => c.rules.list({ brandId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'ok') },
  { operation: 'rules.create', call: (c) => c.rules.create({ brandId, draft: rule }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'no') },
  { operation: 'rules.update', call: (c) => c.rules.update({ id: ruleId, draft: rule }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'no') },
  { operation: 'rules.reorder',
    call: (c) => c.rules.reorder({ id: ruleId, side: 'after', besideId: secondRuleId }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'no') },
  { operation: 'rules.delete', call: (c) => c.rules.delete({ id: ruleId }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'no') },
  { operation: 'rules.restore', call: (c) => c.rules.restore({ id: trashedRuleId }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'no') },

  { operation: 'typography.list', call: (c) => c.typography.list({ brandId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'no'),
    flags: [['typography.view']] },
  { operation: 'typography.create', call: (c) => c.typography.create({ brandId, draft: font }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'no'),
    flags: [['typography.create']] },
  { operation: 'typography.update', call: (c) => c.typography.update({ id: typographyId, draft: font }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'none'),
    flags: [['typography.view', 'typography.edit']] },
  { operation: 'typography.reorder',
    call: (c) => c.typography.reorder({ id: typographyId, side: 'after', besideId: secondTypographyId }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'none'),
    flags: [['typography.view', 'typography.edit']] },
  { operation: 'typography.delete', call: (c) => c.typography.delete({ id: typographyId }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'none'),
    flags: [['typography.view', 'typography.delete']] },
  { operation: 'typography.attachFont',
    call: (c) => c.typography.attachFont({ id: typographyId, file: droppedFile('new.ttf', ttfBytes) }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'none'),
    flags: [['typography.view', 'typography.edit']] },
  { operation: 'typography.detachFont', call: (c) => c.typography.detachFont({ id: typographyId }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'none'),
    flags: [['typography.view', 'typography.edit']] },
  { operation: 'typography.reattachFont', call: (c) => c.typography.reattachFont({ id: typographyId }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'none'),
    flags: [['typography.view', 'typography.edit']] },
  { operation: 'typography.font', call: (c) => c.typography.font({ id: typographyId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'none'),
    flags: [['typography.view']] },
  { operation: 'typography.restore', call: (c) => c.typography.restore({ id: trashedTypographyId }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'none'),
    flags: [['typography.view', 'typography.delete']] },

  { operation: 'voice.list', call: (c) => c.voice.list({ brandId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'no'),
    flags: [['voice.view']] },
  { operation: 'voice.create', call: (c) => c.voice.create({ brandId, draft: tone }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'no'),
    flags: [['voice.create']] },
  { operation: 'voice.update', call: (c) => c.voice.update({ id: toneId, draft: tone }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'none'),
    flags: [['voice.view', 'voice.edit']] },
  { operation: 'voice.reorder',
    call: (c) => c.voice.reorder({ id: toneId, side: 'after', besideId: secondToneId }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'none'),
    flags: [['voice.view', 'voice.edit']] },
  { operation: 'voice.delete', call: (c) => c.voice.delete({ id: toneId }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'none'),
    flags: [['voice.view', 'voice.delete']] },
  { operation: 'voice.restore', call: (c) => c.voice.restore({ id: trashedToneId }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'none'),
    flags: [['voice.view', 'voice.delete']] },
];
