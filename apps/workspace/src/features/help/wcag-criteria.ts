/** A success criterion of WCAG 2.2 with its result and the evidence. */
export interface Criterion {
  readonly id: string;
  readonly name: string;
  readonly level: 'A' | 'AA';
  readonly result: 'met' | 'partly' | 'none';
  readonly how: string;
}

const axe = 'Automated rules on every screen';
const heard = 'Recorded screen reader output';
const keys = 'Keyboard journeys';
const stops = 'Tab stop journey';
const zoom = 'Zoom journey at 400%';
const colors = 'Test of every color pair';
const review = 'Reviewed by hand';
const noMedia = 'No audio or video';

type Row = readonly [string, string, Criterion['level'], Criterion['result'], string];

// oxfmt-ignore
const rows: readonly Row[] = [
  ['1.1.1', 'Non-text Content', 'A', 'met', axe],
  ['1.2.1', 'Audio-only and Video-only', 'A', 'none', noMedia],
  ['1.2.2', 'Captions (Prerecorded)', 'A', 'none', noMedia],
  ['1.2.3', 'Audio Description or Media Alternative', 'A', 'none', noMedia],
  ['1.2.4', 'Captions (Live)', 'AA', 'none', noMedia],
  ['1.2.5', 'Audio Description (Prerecorded)', 'AA', 'none', noMedia],
  ['1.3.1', 'Info and Relationships', 'A', 'met', heard],
  ['1.3.2', 'Meaningful Sequence', 'A', 'met', heard],
  ['1.3.3', 'Sensory Characteristics', 'A', 'met', review],
  ['1.3.4', 'Orientation', 'AA', 'met', review],
  ['1.3.5', 'Identify Input Purpose', 'AA', 'met', axe],
  ['1.4.1', 'Use of Color', 'A', 'met', review],
  ['1.4.2', 'Audio Control', 'A', 'none', noMedia],
  ['1.4.3', 'Contrast (Minimum)', 'AA', 'met', colors],
  ['1.4.4', 'Resize Text', 'AA', 'met', zoom],
  ['1.4.5', 'Images of Text', 'AA', 'met', review],
  ['1.4.10', 'Reflow', 'AA', 'met', zoom],
  ['1.4.11', 'Non-text Contrast', 'AA', 'met', colors],
  ['1.4.12', 'Text Spacing', 'AA', 'met', review],
  ['1.4.13', 'Content on Hover or Focus', 'AA', 'met', review],
  ['2.1.1', 'Keyboard', 'A', 'met', keys],
  ['2.1.2', 'No Keyboard Trap', 'A', 'met', stops],
  ['2.1.4', 'Character Key Shortcuts', 'A', 'met', keys],
  ['2.2.1', 'Timing Adjustable', 'A', 'met', review],
  ['2.2.2', 'Pause, Stop, Hide', 'A', 'met', review],
  ['2.3.1', 'Three Flashes or Below Threshold', 'A', 'met', review],
  ['2.4.1', 'Bypass Blocks', 'A', 'met', stops],
  ['2.4.2', 'Page Titled', 'A', 'met', axe],
  ['2.4.3', 'Focus Order', 'A', 'met', keys],
  ['2.4.4', 'Link Purpose (In Context)', 'A', 'met', heard],
  ['2.4.5', 'Multiple Ways', 'AA', 'met', keys],
  ['2.4.6', 'Headings and Labels', 'AA', 'met', heard],
  ['2.4.7', 'Focus Visible', 'AA', 'met', stops],
  ['2.4.11', 'Focus Not Obscured (Minimum)', 'AA', 'met', stops],
  ['2.5.1', 'Pointer Gestures', 'A', 'met', review],
  ['2.5.2', 'Pointer Cancellation', 'A', 'met', review],
  ['2.5.3', 'Label in Name', 'A', 'met', axe],
  ['2.5.4', 'Motion Actuation', 'A', 'none', 'Nothing reacts to motion'],
  ['2.5.7', 'Dragging Movements', 'AA', 'met', keys],
  ['2.5.8', 'Target Size (Minimum)', 'AA', 'met', 'Measured on every component'],
  ['3.1.1', 'Language of Page', 'A', 'met', axe],
  ['3.1.2', 'Language of Parts', 'AA', 'partly', 'Content that people write has no language set'],
  ['3.2.1', 'On Focus', 'A', 'met', stops],
  ['3.2.2', 'On Input', 'A', 'met', keys],
  ['3.2.3', 'Consistent Navigation', 'AA', 'met', review],
  ['3.2.4', 'Consistent Identification', 'AA', 'met', review],
  ['3.2.6', 'Consistent Help', 'A', 'met', review],
  ['3.3.1', 'Error Identification', 'A', 'met', 'Form journeys'],
  ['3.3.2', 'Labels or Instructions', 'A', 'met', axe],
  ['3.3.3', 'Error Suggestion', 'AA', 'met', 'Form journeys'],
  ['3.3.4', 'Error Prevention (Legal, Financial, Data)', 'AA', 'met', 'Journeys that delete and undo'],
  ['3.3.7', 'Redundant Entry', 'A', 'met', 'Form journeys'],
  ['3.3.8', 'Accessible Authentication (Minimum)', 'AA', 'met', review],
  ['4.1.2', 'Name, Role, Value', 'A', 'met', heard],
  ['4.1.3', 'Status Messages', 'AA', 'met', 'Journeys that read the live regions'],
];

/** Every criterion of levels A and AA. */
export const criteria: readonly Criterion[] = rows.map(([id, name, level, result, how]) => ({
  id,
  name,
  level,
  result,
  how,
}));
