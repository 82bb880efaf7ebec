// The people with access to a brand, and the invited ones.
import { formatCount } from '@brandroom/domain/format/count';
import type { AccessLevel } from '@brandroom/domain/team/member.schema';

/** Every visible string of this room. */
export const teamMessages = {
  screen: {
    title: 'Team Members',
    noBrand: 'Please select a brand to manage team members.',
    managed: 'team members',
    loading: 'Loading team',
    filters: 'Filter team members',
    search: 'Search team members',
    searchPlaceholder: 'Name or email…',
    add: 'Add Team Member',
    count: (members: number) => formatCount(members, 'member'),
    nobodyFound: 'No team members found',
    nobodyFoundHelp: 'No name or email address matches your search.',
    clearSearch: 'Clear search',
    alone: 'You are the only member',
    aloneHelp: 'Invite people to plan and approve content together.',
  },
  members: {
    caption: 'Team members',
    columns: {
      name: 'Name',
      email: 'Email',
      access: 'Access',
      lastActive: 'Last active',
      actions: 'Actions',
    },
    you: (name: string) => `${name} (you)`,
    never: 'Not signed in yet',
    custom: 'Custom',
  },
  invitations: {
    caption: 'Open invitations',
    columns: {
      email: 'Email',
      invitedBy: 'Invited by',
      access: 'Access',
      sentAt: 'Sent',
      actions: 'Actions',
    },
  },
  actions: {
    open: (name: string) => `Actions for ${name}`,
    viewAs: 'View as',
    viewAsHelp: 'See the workspace as this person does',
    edit: 'Edit Permissions',
    remove: 'Remove…',
    copyLink: 'Copy link',
    resend: 'Send again',
    revoke: 'Revoke…',
    linkCopied: (email: string) => `Invitation link for ${email} copied`,
    linkNotCopied: 'The link couldn’t be copied. Copy it from here:',
    resent: (email: string) => `Invitation to ${email} sent again`,
    notResent: (email: string) => `The invitation to ${email} was not sent again`,
  },
  access: {
    label: 'Access level',
    help: {
      viewer: 'Can view brand assets and content.',
      editor: 'Can edit brand assets and create content.',
      custom: 'Choose what this person can do, area by area.',
    } satisfies Record<AccessLevel, string>,
    table: (group: string, whose: string) => `${group} permissions for ${whose}`,
    newMember: 'the new member',
    area: 'Area',
  },
  invite: {
    title: 'Add Team Member',
    email: 'Email address',
    emailHelp: 'They join when they register or sign in with this address.',
    submit: 'Send Invite',
    sending: 'Sending…',
    sent: (email: string) => `${email} invited`,
  },
  edit: {
    title: (name: string) => `Edit permissions for ${name}`,
    submit: 'Save Changes',
    saving: 'Saving…',
    saved: (name: string) => `Permissions saved for ${name}`,
  },
  remove: {
    title: 'Are you sure you want to remove this team member?',
    text: (name: string, brand: string) =>
      `${name} loses access to ${brand} right away. Their work is kept.`,
    undoable: 'You can undo this.',
    confirm: 'Remove',
    removed: (name: string) => `${name} removed from the team`,
    restored: (name: string) => `${name} is back in the team`,
    notRestored: (name: string) => `${name} was not restored`,
  },
  revoke: {
    title: 'Revoke this invitation?',
    text: (email: string) =>
      `Registering as ${email} will no longer give access. You can invite the address again.`,
    confirm: 'Revoke invitation',
    revoked: (email: string) => `Invitation to ${email} revoked`,
  },
} as const;
