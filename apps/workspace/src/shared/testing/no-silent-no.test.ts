import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { contentStatuses, contentTypes } from '@brandroom/domain/content/content.schema';
import { emailStatuses } from '@brandroom/domain/campaign/email-status';
import { offeredActions } from '@brandroom/machines/content-workflow/actions';
import {
  samplePeople,
  sampleTimes,
} from '@brandroom/machines/content-workflow/content-workflow.samples';
import { sendRefusal } from '@brandroom/machines/email-send/send-refusal';
import { describe, expect, it } from 'vitest';

const roots = [
  fileURLToPath(new URL('../../', import.meta.url)),
  fileURLToPath(new URL('../../../../../packages/workflow-explorer/src/', import.meta.url)),
];

/** Every place in the screens that makes a control or a line of a menu unavailable. */
const places = roots.flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/u.test(file) && !/\.(?:stories|test)\.tsx?$/u.test(file))
    .flatMap((file) => {
      const lines = readFileSync(`${root}/${file}`, 'utf8').split('\n');
      return lines.flatMap((line, index) => {
        const [, value] = /\bisDisabled(?:=\{|: )([^}]*?)(?:\}|,?$|, )/u.exec(line) ?? [];
        // A type, or a value that a part hands on.
        if (value === undefined || /^(?:boolean;|isDisabled)$/u.test(value)) return [];
        const around = lines.slice(Math.max(0, index - 3), index + 5).join('\n');
        return [{ place: `${file}: ${value}`, around, text: lines.join('\n') }];
      });
    }),
);

/**
 * Where the reason is that is not the `description` of the control itself: a text of the same file, or
 * of the one that shows it, named by how it is written there. Nothing is refused where the control is the present choice.
 */
const reasons: Readonly<Record<string, { said: string; in?: string } | { present: string }>> = {
  // The file is loading, or its failure is an alert with a retry.
  'features/share/SharedFile.tsx: !download': { said: 'messages.notDownloaded' },
  'features/share/SharedFile.tsx: !bytes': { said: 'messages.notDownloaded' },
  // The whole form is being sent, and its button says so.
  'features/content/create/CreateContentForm.tsx: form.isSubmitting': {
    said: 'pendingLabel: messages.pending',
  },
  'features/content/create/CreateContentForm.tsx: form.isSubmitting || each.reason !== null': {
    said: 'messages.mayNot(label, reason)',
  },
  'features/content/create/PostCard.tsx: fields.isReadOnly': { said: 'isReadOnly' },
  'features/content/create/PostCards.tsx: form.isSubmitting': {
    said: 'pendingLabel: messages.pending',
    in: 'features/content/create/CreateContentForm.tsx',
  },
  'features/content/calendar/QuickCreate.tsx: form.isSubmitting': { said: 'pendingLabel' },
  'features/settings/account/AccountScreen.tsx: form.isSubmitting': { said: 'pendingLabel' },
  // The missing fields are listed below the button.
  'features/content/create/GeneratePanel.tsx: isDisabled || missing.length > 0': {
    said: "missing.join(' ')",
  },
  // The page says once that the item can't be changed, and why.
  'features/content/writing/CampaignField.tsx: isReadOnly || !data': { said: 'isReadOnly' },
  'features/content/writing/ContentProperties.tsx: isFixed': { said: 'isReadOnly || isLocked' },
  'features/content/writing/ContentFields.tsx: isReadOnly': { said: 'isReadOnly' },
  // Its label asks for images.
  'features/content/writing/ImagePicker.tsx: chosen.length === 0': {
    said: 'messages.done(chosen.length)',
  },
  // The button beside it says that the import runs.
  'features/brand/colors/ImportColorsDialog.tsx: isSending': {
    said: 'pendingLabel={messages.importing}',
  },
  // The button beside it says that a sync runs.
  'features/settings/integrations/WordPressSite.tsx: isSyncing': { said: 'messages.syncing' },
  'shared/page/SortMenu.tsx: id === present': { present: 'the order in use' },
  'features/files/library/FileFilters.tsx: value === view': { present: 'the view in use' },
  'features/marketing/campaigns/CampaignFilters.tsx: value === view': {
    present: 'the view in use',
  },
};

describe('what a screen makes unavailable', () => {
  it('is found', () => {
    expect(places.length).toBeGreaterThan(30);
  });

  it.each(places)('says why: $place', ({ place, around, text }) => {
    const reason = reasons[place];
    if (/\bdescription\b/u.test(around)) return;
    expect(reason, 'Give it a description, or name where the reason is.').toBeDefined();
    if (!reason || !('said' in reason)) return;
    const shown = reason.in === undefined ? text : readFileSync(`${roots[0]}/${reason.in}`, 'utf8');
    expect(shown).toContain(reason.said);
  });

  it('is listed here only where it exists', () => {
    const found = new Set(places.map(({ place }) => place));
    expect(Object.keys(reasons).filter((place) => !found.has(place))).toEqual([]);
  });
});

describe('every step of content that a screen can offer', () => {
  const dates = [null, sampleTimes.past, sampleTimes.later];
  const cases = Object.values(samplePeople).flatMap((by) =>
    contentStatuses.flatMap((status) =>
      contentTypes.flatMap((type) =>
        dates.map((scheduledFor) => ({ by, status, type, scheduledFor })),
      ),
    ),
  );

  it('is allowed, or says why not and what would help', () => {
    const { past: at, now } = sampleTimes;
    const approval = { approvedAt: at, approvedBy: samplePeople.manager.id };
    const offered = cases.flatMap(({ by, ...facts }) =>
      offeredActions({ ...facts, ...approval, publishedAt: null }, by, now),
    );
    const refused = offered.filter(({ allowed }) => !allowed);
    expect(refused.length).toBeGreaterThan(100);
    const silent = refused.filter(
      ({ reasons: causes, fix }) =>
        causes.length === 0 || [...causes, ...fix].some((text) => text.trim() === ''),
    );
    expect(silent).toEqual([]);
    expect(offered.filter(({ allowed, reasons: causes }) => allowed && causes.length > 0)).toEqual(
      [],
    );
  });
});

describe('sending an email', () => {
  it('is allowed, or says why not', () => {
    const answers = emailStatuses.flatMap((status) =>
      [0, 3].flatMap((recipients) =>
        [null, 0, 2].flatMap((delivered) =>
          [[], ['Add an unsubscribe link.']].flatMap((problems) =>
            [true, false].map((mayPublish) =>
              sendRefusal({
                id: 'email_1_1' as never,
                role: 'Editor',
                status,
                recipients,
                delivered,
                problems,
                mayPublish,
              }),
            ),
          ),
        ),
      ),
    );
    expect(answers.filter((answer) => answer?.trim() === '')).toEqual([]);
    expect(answers.filter((answer) => answer === null)).not.toHaveLength(0);
    expect(new Set(answers).size).toBeGreaterThan(3);
  });
});
