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
import { machineCatalog } from '@brandroom/machines/catalog.gen';
import { readMachine } from '@brandroom/statechart/read-machine';
import type { Refusal } from '@brandroom/statechart/refusals';
import { chartOf } from '@brandroom/workflow-explorer/chart/chart';
import { isSent } from '@brandroom/workflow-explorer/explorer/verdict-in';
import { payloadsOf } from '@brandroom/workflow-explorer/rights/payloads';
import { answerOf } from '@brandroom/workflow-explorer/rights/verdict';
import { nobody, situationsOf } from '@brandroom/workflow-explorer/trial/situations';
import { describe, expect, it } from 'vitest';

const roots = [
  fileURLToPath(new URL('../../', import.meta.url)),
  fileURLToPath(new URL('../../../../../packages/workflow-explorer/src/', import.meta.url)),
];

const [opening, closing] = ['([{', ')]}'];

/**
 * The JSX element or the object that has an attribute at a place: its own text, with that of its spreads and without
 * the values of its attributes.
 */
function ownerOf(text: string, at: number): string {
  let start = at;
  for (let depth = 0; start > 0; start -= 1) {
    const letter = text.charAt(start - 1);
    if (closing.includes(letter)) depth += 1;
    else if (depth > 0) depth -= opening.includes(letter) ? 1 : 0;
    else if (opening.includes(letter) || (letter === '<' && /[a-z]/iu.test(text.charAt(start))))
      break;
  }
  let own = '';
  let depth = 0;
  let isSpread = false;
  for (let index = start; index < text.length; index += 1) {
    const letter = text.charAt(index);
    const isEnd = closing.includes(letter) || (letter === '>' && text.charAt(index - 1) !== '=');
    if (depth === 0 && isEnd) break;
    if (opening.includes(letter)) {
      if (depth === 0)
        isSpread = text.slice(index - 3, index) === '...' || text.startsWith('{...', index);
      depth += 1;
    } else if (closing.includes(letter)) depth -= 1;
    if (depth === 0 || isSpread) own += letter;
  }
  return own;
}

/** Every place in the screens that makes a control or a line of a menu unavailable. */
const places = roots.flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/u.test(file) && !/\.(?:stories|test)\.tsx?$/u.test(file))
    .flatMap((file) => {
      const text = readFileSync(`${root}/${file}`, 'utf8');
      const found = text.matchAll(
        /\b(?:isDisabled|aria-disabled)(?:=\{|'?: )([^}]*?)(?:\}|,?$|, )/gmu,
      );
      return [...found].flatMap(({ 1: value = '', index }) =>
        // A type, or a value that a part hands on.
        /^(?:boolean;|isDisabled)$/u.test(value)
          ? []
          : [{ place: `${file}: ${value}`, owner: ownerOf(text, index), text }],
      );
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
    said: 'reasons={missing}',
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
  // A line below the button says to wait for the sync, and leads to the rule.
  'features/settings/integrations/WordPressSite.tsx: isSyncing': { said: 'messages.syncFirst' },
  // It says so when it is pressed.
  'timeline/EndButton.tsx: true': { said: 'announce(end)' },
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

  it.each(places)('says why: $place', ({ place, owner, text }) => {
    const reason = reasons[place];
    if (/\bdescription\b/u.test(owner)) return;
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

describe.each(machineCatalog)('a refused step of $slug', ({ load }) => {
  it('says why, in words of its own rule, and what would help', async () => {
    const { machine, samples, people, words } = await load();
    const chart = chartOf(readMachine(machine));
    const situationAt = situationsOf(machine, samples, people);
    const persons = people.length > 0 ? people : [nobody];
    const refused = chart.order.flatMap(({ path }) => {
      const snapshot = situationAt(path)?.snapshot;
      if (!snapshot) return [];
      const asked = { snapshot, at: samples.now, own: null };
      const sent = chart.exitsOf(path).filter(({ transition }) => isSent(transition, { samples }));
      const events = new Set(sent.map(({ transition }) => transition.event));
      return [...events].flatMap((event) =>
        persons
          .flatMap((person) => payloadsOf(event, samples, person, asked))
          .map((payload) => ({ path, event, ...answerOf(snapshot, payload, words) }))
          .filter(({ outcome }) => outcome === 'refused'),
      );
    });
    const hasRules = chart.graph.transitions.some(
      (step) => isSent(step, { samples }) && step.rule !== null,
    );
    expect(refused.length > 0).toBe(hasRules);
    const isSilent = ({ kind, reason, fix }: Refusal) =>
      kind === null || reason.trim() === '' || fix.trim() === '';
    const silent = refused.filter(
      ({ refusals: causes }) => causes.length === 0 || causes.some(isSilent),
    );
    expect(silent.map(({ path, event, sample }) => [path, event, sample])).toEqual([]);
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
