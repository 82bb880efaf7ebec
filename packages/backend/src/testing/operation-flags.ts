import type { FlagRight } from '@brandroom/domain/rights/flags';

/** Calls of `operationRows` that a viewer of the brand may make with these flags together. */
export interface FlagRow {
  readonly flags: readonly FlagRight[];
  /** The operation, and the target where it has several rows. */
  readonly calls: readonly string[];
}

/** Any of these shows a viewer the social posts of every status, if they see posts at all. */
const work = ['create', 'edit', 'delete', 'approve', 'publish'] as const;

const unfinished = work.map<FlagRow>((flag) => ({
  flags: ['social.view', `social.${flag}`],
  calls: [
    'content.get on a draft',
    'content.get on a pending post',
    'content.get on a scheduled post',
    'content.get on a rejected post',
    'content.history on a draft',
  ],
}));

const images = (['social', 'email', 'blog'] as const).flatMap<FlagRow>((type) => [
  {
    flags: [`${type}.create`],
    calls: [
      'generation.image',
      'generation.listImages',
      'generation.imageFile',
      'generation.deleteImage',
      'generation.restoreImage',
    ],
  },
  { flags: [`${type}.create`, 'files.create'], calls: ['generation.saveImage'] },
]);

/**
 * The flags that a viewer needs for each call (docs/product/permissions.md#operations); several rows
 * of one call are alternatives. For a call without a row no flag makes a difference.
 */
// oxfmt-ignore
export const flagRows: readonly FlagRow[] = [
  { flags: ['logos.view'], calls: ['logos.list', 'logos.versions', 'logos.preview'] },
  { flags: ['logos.create'], calls: ['logos.upload'] },
  { flags: ['logos.view', 'logos.edit'], calls: ['logos.rename', 'logos.replace', 'logos.restoreVersion'] },
  { flags: ['logos.view', 'logos.delete'], calls: ['logos.delete', 'logos.restore'] },
  { flags: ['logos.view', 'logos.download'], calls: ['logos.download'] },

  { flags: ['colors.view'], calls: ['colors.list', 'colors.mark'] },
  { flags: ['colors.create'], calls: ['colors.create'] },
  { flags: ['colors.edit'], calls: ['colors.setPairs'] },
  { flags: ['colors.view', 'colors.edit'], calls: ['colors.update', 'colors.move'] },
  { flags: ['colors.create', 'colors.edit'], calls: ['colors.import'] },
  { flags: ['colors.view', 'colors.delete'], calls: ['colors.delete', 'colors.restore'] },

  { flags: ['typography.view'], calls: ['typography.list', 'typography.font'] },
  { flags: ['typography.create'], calls: ['typography.create'] },
  { flags: ['typography.view', 'typography.edit'],
    calls: ['typography.update', 'typography.reorder', 'typography.attachFont', 'typography.detachFont'] },
  { flags: ['typography.view', 'typography.delete'], calls: ['typography.delete', 'typography.restore'] },

  { flags: ['voice.view'], calls: ['voice.list'] },
  { flags: ['voice.create'], calls: ['voice.create'] },
  { flags: ['voice.view', 'voice.edit'], calls: ['voice.update', 'voice.reorder'] },
  { flags: ['voice.view', 'voice.delete'], calls: ['voice.delete', 'voice.restore'] },

  { flags: ['messaging.view'], calls: ['messages.list'] },
  { flags: ['messaging.create'], calls: ['messages.create'] },
  { flags: ['messaging.view', 'messaging.edit'], calls: ['messages.update', 'messages.reorder'] },
  { flags: ['messaging.view', 'messaging.delete'], calls: ['messages.delete', 'messages.restore'] },

  { flags: ['social.view'], calls: ['content.get on an approved post', 'content.get on a published post'] },
  ...unfinished,
  { flags: ['social.create'], calls: ['content.create', 'generation.text on a post'] },
  { flags: ['social.view', 'social.create'],
    calls: ['content.submit', 'content.duplicate on a published post', 'content.restoreVersion on a published post'] },
  { flags: ['social.view', 'social.edit'],
    calls: [
      'content.update on a draft',
      'content.update on an approved post',
      'content.restoreVersion on a draft',
      'content.restoreVersion on an approved post',
      'content.undoMove on a draft that they moved, if they could',
    ] },
  { flags: ['social.view', 'social.edit', 'social.approve'],
    calls: ['content.update on a rejected post', 'content.update on a published post'] },
  { flags: ['social.view', 'social.delete'],
    calls: ['content.delete on a draft', 'content.delete on a published post', 'content.restore'] },
  { flags: ['social.view', 'social.approve'],
    calls: [
      'content.approve',
      'content.reject',
      'content.undoDecision on a post that they approved, if they could',
    ] },
  { flags: ['social.view', 'social.publish'],
    calls: ['content.schedule', 'content.unschedule', 'content.publish'] },

  { flags: ['email.view'], calls: ['emails.list', 'emails.get'] },
  { flags: ['email.create'], calls: ['emails.create', 'generation.text on an email'] },
  { flags: ['email.view', 'email.create'], calls: ['emails.duplicate'] },
  { flags: ['email.view', 'email.edit'], calls: ['emails.update', 'emails.archive'] },
  { flags: ['email.view', 'email.delete'], calls: ['emails.delete', 'emails.restore'] },
  { flags: ['email.view', 'email.publish'],
    calls: ['emails.send', 'emails.deliver', 'emails.schedule', 'emails.unschedule'] },

  { flags: ['blog.publish'],
    calls: ['integrations.syncWordPress', 'integrations.publishToWordPress on an item that is no blog post'] },
  ...images,

  { flags: ['campaigns.view'], calls: ['campaigns.list', 'campaigns.get'] },
  { flags: ['campaigns.create'], calls: ['campaigns.create'] },
  { flags: ['campaigns.create', 'campaigns.approve'], calls: ['campaigns.create on with a budget'] },
  { flags: ['campaigns.view', 'campaigns.edit'], calls: ['campaigns.update'] },
  { flags: ['campaigns.view', 'campaigns.edit', 'campaigns.approve'],
    calls: ['campaigns.update on another budget'] },
  { flags: ['campaigns.view', 'campaigns.delete'], calls: ['campaigns.delete', 'campaigns.restore'] },

  { flags: ['advertising.view'], calls: ['print.list', 'print.get'] },
  { flags: ['advertising.create'], calls: ['print.create'] },
  { flags: ['advertising.view', 'advertising.create'], calls: ['print.duplicate'] },
  { flags: ['advertising.view', 'advertising.edit'], calls: ['print.update'] },
  { flags: ['advertising.view', 'advertising.delete'], calls: ['print.delete', 'print.restore'] },

  { flags: ['analytics.view'],
    calls: [
      'keywords.listGroups',
      'keywords.summary',
      'keywords.history',
      'keywords.analyze',
      'performance.summary',
    ] },
  { flags: ['analytics.create'], calls: ['keywords.createGroup'] },
  { flags: ['analytics.view', 'analytics.edit'], calls: ['keywords.updateGroup'] },
  { flags: ['analytics.view', 'analytics.delete'], calls: ['keywords.deleteGroup', 'keywords.restoreGroup'] },

  { flags: ['team.view'], calls: ['team.list'] },

  { flags: ['files.view'],
    calls: [
      'files.list',
      'files.tags',
      'files.suggest',
      'files.get',
      'files.preview',
      'files.versions',
      'files.usage',
      'shares.open on a private link',
      'shares.visit on a private link',
    ] },
  { flags: ['files.create'], calls: ['files.upload'] },
  { flags: ['files.view', 'files.edit'],
    calls: ['files.update', 'files.replace', 'files.restoreVersion', 'shares.delete'] },
  { flags: ['files.view', 'files.delete'], calls: ['files.delete', 'files.restore'] },
  { flags: ['files.view', 'files.download'], calls: ['files.download'] },
  { flags: ['files.view', 'files.edit', 'files.download'], calls: ['shares.list', 'shares.create'] },
];
