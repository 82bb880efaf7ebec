// Emails: writing an email campaign, checking, sending and scheduling it, and its figures.

import type { EmailStatus } from '@brandroom/domain/campaign/email-status';
import { formatCount } from '@brandroom/domain/format/count';
import { formatPercent, formatWhole } from '@brandroom/domain/format/number';

/** A name, shortened for a toast or a menu. */
const quoted = (name: string) => `“${name}”`;
const people = (count: number) =>
  `${formatWhole(count)} ${count === 1 ? 'recipient' : 'recipients'}`;

/** Emails whose figures are still coming in are not in the rates. */
const withoutLatest = ', excluding the last 3 days';

/** Every visible string of this room. */
export const emailsMessages = {
  list: {
    title: 'Email campaigns',
    noBrand: 'Please select a brand to manage its emails.',
    loading: 'Loading emails',
    create: 'Create email',
    caption: 'Emails',
    views: 'Status',
    all: 'All',
    filters: 'Find emails',
    search: 'Search emails',
    searchPlaceholder: 'Search',
    empty: 'No emails yet',
    emptyHelp: 'Write an email, check it and send it to your subscribers.',
    emptyReadOnly: 'Editors of this brand can write emails.',
    noneFound: 'No emails match',
    noneFoundHelp: 'Try another name, subject or status.',
    showAll: 'Show all emails',
    columns: {
      name: 'Email',
      status: 'Status',
      date: 'Date',
      recipients: 'Recipients',
      opens: 'Opened',
      clicks: 'Clicked',
      figures: 'Figures',
      actions: 'Actions',
    },
    rate: (count: number, share: number) =>
      `${formatWhole(count)} (${formatPercent(Math.round(share * 10) / 10)})`,
    none: '–',
    /** The rates of a sent email in one line. */
    rates: (opened: string, clicked: string) => `Opened ${opened} · Clicked ${clicked}`,
    open: (name: string) => `Actions for ${name}`,
    sending: (delivered: number, recipients: number) =>
      `${formatWhole(delivered)} of ${formatWhole(recipients)} sent`,
  },
  date: { sent: 'Sent', scheduled: 'Scheduled for', edited: 'Edited' },
  figures: {
    label: 'Figures of all sent emails',
    sent: 'Emails sent',
    recipients: 'Recipients',
    openRate: 'Open rate',
    clickRate: 'Click rate',
    opens: (count: number, isComplete: boolean) =>
      `${formatCount(count, 'open')}${isComplete ? '' : withoutLatest}`,
    clicks: (count: number, isComplete: boolean) =>
      `${formatCount(count, 'click')}${isComplete ? '' : withoutLatest}`,
    percent: (share: number | null) =>
      share === null ? '–' : formatPercent(Math.round(share * 10) / 10),
    arriving: 'Figures are still coming in.',
  },
  actions: {
    send: 'Send…',
    resume: 'Resume sending',
    schedule: 'Schedule…',
    unschedule: 'Unschedule',
    preview: 'Preview',
    edit: 'Edit',
    duplicate: 'Duplicate',
    archive: 'Archive',
    unarchive: 'Unarchive',
    delete: 'Delete…',
    html: 'Download HTML',
    eml: 'Download .eml',
    onlyDrafts: 'Only drafts can be edited. Duplicate it to change it.',
    beingSent: 'Finish sending it first.',
    why: (step: string) => `See why you can’t: ${step}`,
  },
  changes: {
    created: (name: string) => `${quoted(name)} created`,
    saved: (name: string) => `${quoted(name)} saved`,
    duplicated: (name: string) => `Duplicated as ${quoted(name)}`,
    notDuplicated: (name: string) => `${quoted(name)} was not duplicated`,
    scheduled: (name: string, date: string) => `${quoted(name)} scheduled for ${date}`,
    unscheduled: (name: string) => `${quoted(name)} is a draft again`,
    scheduledAgain: (name: string) => `${quoted(name)} is scheduled again`,
    archived: (name: string) => `${quoted(name)} archived`,
    unarchived: (name: string) => `${quoted(name)} moved out of the archive`,
    notChanged: (name: string) => `${quoted(name)} was not changed`,
    deleted: (name: string) => `${quoted(name)} deleted`,
    notDeleted: (name: string) => `${quoted(name)} was not deleted`,
    restored: (name: string) => `${quoted(name)} restored`,
    notRestored: (name: string) => `${quoted(name)} was not restored`,
    downloaded: (file: string) => `${file} downloaded`,
    notDownloaded: 'The file couldn’t be created',
  },
  send: {
    title: (name: string, recipients: number) => `Send ${quoted(name)} to ${people(recipients)}?`,
    audience: 'Audience',
    subject: 'Subject',
    final: 'You can’t undo this.',
    simulated: 'Sending is simulated. No email leaves this browser.',
    confirm: 'Send email',
    sending: 'Sending…',
    notBegun: (name: string) => `${quoted(name)} was not sent`,
    sent: (name: string, recipients: number) => `${quoted(name)} sent to ${people(recipients)}`,
  },
  run: {
    title: (name: string) => `Sending ${quoted(name)}`,
    stopped: (name: string) => `Sending ${quoted(name)} is paused`,
    elsewhere: 'Another tab may be sending it.',
    progress: (delivered: number, recipients: number) =>
      `${formatWhole(delivered)} of ${people(recipients)}`,
    pause: 'Pause',
    pausing: 'Pausing…',
    pauseOf: (name: string) => `Pause sending ${name}`,
    resume: 'Resume',
    resumeOf: (name: string) => `Resume sending ${name}`,
    failed: (name: string) => `Sending ${quoted(name)} stopped`,
    started: (name: string) => `Sending ${name} started`,
    paused: (name: string) => `Sending ${name} paused`,
  },
  schedule: {
    title: (name: string) => `Schedule ${quoted(name)}`,
    date: 'Send on',
    confirm: 'Schedule email',
    missing: 'Choose a date and a time.',
    past: 'Choose a date in the future.',
    failed: (name: string) => `${quoted(name)} was not scheduled`,
  },
  delete: {
    title: 'Are you sure you want to delete this email?',
    draft: (name: string) => `${quoted(name)} is deleted with its text.`,
    sent: (name: string) => `${quoted(name)} is deleted with its figures.`,
    scheduled: (name: string) => `${quoted(name)} won’t be sent.`,
    undoable: 'You can undo this.',
    confirm: 'Delete email',
  },
  page: {
    back: 'Email campaigns',
    one: 'Email',
    loading: 'Loading email',
    notFoundTitle: 'Email not found',
    notFound: 'It may have been deleted, or you don’t have access.',
    toList: 'Go to email campaigns',
    facts: 'Details',
    results: 'Results',
    audience: 'Audience',
    recipients: 'Recipients',
    template: 'Template',
    preheader: 'Preheader',
    noResults: 'Figures appear after the email is sent.',
  },
  preview: {
    title: 'Preview',
    loading: 'Loading preview',
    view: 'View',
    views: { desktop: 'Desktop', phone: 'Phone', text: 'Plain text' },
    reader: 'Reader’s settings',
    dark: 'Dark',
    imagesOff: 'Images off',
    figure: {
      desktop: 'Email on a desktop',
      phone: 'Email on a phone',
      text: 'Email as plain text',
    },
    message: 'Message',
    noSubject: 'No subject yet',
    noPreheader: 'No preheader yet',
  },
  check: {
    title: 'Check before sending',
    problem: 'Problem',
    advice: 'Advice',
    fine: 'OK',
    ready: 'Ready to send',
    findings: (problems: number, advice: number) =>
      [
        ...(problems > 0 ? [formatCount(problems, 'problem')] : []),
        ...(advice > 0 ? [formatCount(advice, 'suggestion')] : []),
      ].join(', '),
  },
  form: {
    createTitle: 'Create email',
    editTitle: (name: string) => `Edit ${name}`,
    noBrand: 'Please select a brand to create an email.',
    create: 'Create email',
    creating: 'Creating…',
    save: 'Save changes',
    saving: 'Saving…',
    locked: 'This email can’t be edited.',
    content: 'Content',
    name: 'Name',
    nameHelp: 'Only your team sees it.',
    subject: 'Subject',
    preheader: 'Preheader',
    preheaderHelp: 'Inboxes show it after the subject.',
    body: 'Message',
    bodyHelp:
      'An empty line starts a paragraph. Use # for a heading, - for a list, [words](address) for a link.',
    image: 'Image',
    imageNone: 'No image matches',
    alt: 'Alt text',
    altHelp: 'Shown when images are off.',
    button: 'Button',
    buttonLabel: 'Button text',
    buttonAddress: 'Button link',
    footer: 'Footer',
    footerHelp: '{{unsubscribe}} becomes each reader’s unsubscribe page.',
    sending: 'Audience and design',
    audience: 'Audience',
    template: 'Template',
    aside: 'Preview and check',
  },
} as const;

/** The tone of each status badge. */
export const emailStatusTones = {
  sent: 'success',
  scheduled: 'info',
  draft: 'neutral',
  archived: 'neutral',
} as const satisfies Record<EmailStatus, string>;
