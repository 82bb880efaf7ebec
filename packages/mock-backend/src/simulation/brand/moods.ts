import type { ToneName } from './starter-words';

/** A hue, lightness and chroma in CIE LCh; degrees, 0–100, and 0–132. */
export type Lch = readonly [lightness: number, chroma: number, hue: number];

interface NamedColor {
  readonly name: string;
  readonly lch: Lch;
}

/** A font and how it is used. */
export interface MoodFont {
  readonly family: string;
  readonly weights: readonly string[];
}

/** A coherent look and voice for one kind of business. */
export interface Mood {
  /** Words of a host name that suggest this mood. */
  readonly words: RegExp;
  readonly primary: NamedColor;
  readonly secondary: NamedColor;
  readonly accent: NamedColor;
  readonly ink: NamedColor;
  readonly paper: NamedColor;
  readonly tint: NamedColor;
  readonly headings: MoodFont;
  readonly text: MoodFont;
  readonly tones: readonly [ToneName, ToneName, ToneName];
  readonly taglines: readonly [string, string, string];
  readonly pillars: readonly (readonly [content: string, description: string])[];
  readonly values: readonly (readonly [content: string, description: string])[];
}

/** The words of hosts are matched in this order; a host that matches none takes one by its hash. */
export const moods: readonly [Mood, ...Mood[]] = [
  {
    words:
      /coffee|cafe|roast|bak(?:e|er)|bread|kitchen|food|eat|taste|pizza|restaurant|wine|tea\b/u,
    primary: { name: 'Roast', lch: [34, 34, 48] },
    secondary: { name: 'Crust', lch: [68, 38, 70] },
    accent: { name: 'Apricot', lch: [76, 56, 72] },
    ink: { name: 'Espresso', lch: [15, 9, 50] },
    paper: { name: 'Cream', lch: [97, 5, 88] },
    tint: { name: 'Oat', lch: [90, 11, 82] },
    headings: { family: 'Fraunces', weights: ['600', '700'] },
    text: { family: 'Karla', weights: ['400', '500', '700'] },
    tones: ['warm', 'plain', 'playful'],
    taglines: ['Made today, by hand.', 'Good things take their time.', 'Come hungry.'],
    pillars: [
      ['We know where it comes from', 'Every ingredient has a grower, a place and a season.'],
      ['Made here, not delivered here', 'The work happens where guests can see it.'],
      ['A table for everyone', 'Regulars and first-time guests get the same welcome.'],
    ],
    values: [
      ['Freshness over choice', 'A short menu that changes beats a long one that does not.'],
      ['Nothing wasted', 'Yesterday’s bread becomes today’s crumbs.'],
    ],
  },
  {
    words: /garden|green|leaf|fern|forest|wood|farm|organic|eco|plant|tree|nature|earth|hill|bio/u,
    primary: { name: 'Fern', lch: [36, 34, 150] },
    secondary: { name: 'Moss', lch: [66, 30, 122] },
    accent: { name: 'Marigold', lch: [79, 62, 78] },
    ink: { name: 'Bark', lch: [16, 7, 130] },
    paper: { name: 'Linen', lch: [97, 4, 100] },
    tint: { name: 'Dew', lch: [91, 9, 140] },
    headings: { family: 'Bitter', weights: ['600', '700'] },
    text: { family: 'Source Sans 3', weights: ['400', '600'] },
    tones: ['plain', 'warm', 'expert'],
    taglines: ['Grown with patience.', 'Leave it better.', 'Closer to the ground.'],
    pillars: [
      ['We measure what we take', 'Water, soil and transport are counted and published.'],
      ['Local first', 'We work with neighbors before we order from far away.'],
      ['Built to last seasons', 'What we make is repaired before it is replaced.'],
    ],
    values: [
      ['Evidence before claims', 'We say “less plastic” with a number, or not at all.'],
      ['Patience', 'The slow way is often the one that holds.'],
    ],
  },
  {
    words: /health|clinic|care|med|dental|therap|pharma|well|yoga|spa\b|doctor|mind/u,
    primary: { name: 'Deep Tide', lch: [36, 28, 210] },
    secondary: { name: 'Sea Glass', lch: [74, 22, 188] },
    accent: { name: 'Coral', lch: [72, 48, 42] },
    ink: { name: 'Night Harbor', lch: [16, 10, 225] },
    paper: { name: 'Mist', lch: [98, 2, 210] },
    tint: { name: 'Shallows', lch: [92, 8, 200] },
    headings: { family: 'Nunito Sans', weights: ['700', '800'] },
    text: { family: 'Nunito Sans', weights: ['400', '600'] },
    tones: ['calm', 'plain', 'warm'],
    taglines: ['Care that has time.', 'Here when it matters.', 'Feel better, step by step.'],
    pillars: [
      ['People before processes', 'Every appointment leaves room for one more question.'],
      ['One team around you', 'Everyone involved works from the same plan.'],
      ['Clear next steps', 'You always leave with what happens next, in writing.'],
    ],
    values: [
      ['Plain words, always', 'No term without its everyday name.'],
      ['Privacy', 'Nothing is shared that you have not agreed to.'],
    ],
  },
  {
    words:
      /tech|soft|app\b|data|cloud|code|digital|cyber|labs?\b|ai\b|volt|energy|electric|solar|io\b|dev/u,
    primary: { name: 'Signal Blue', lch: [38, 60, 284] },
    secondary: { name: 'Slate', lch: [62, 14, 268] },
    accent: { name: 'Voltage', lch: [86, 66, 112] },
    ink: { name: 'Graphite', lch: [13, 8, 280] },
    paper: { name: 'White Noise', lch: [98, 2, 275] },
    tint: { name: 'Haze', lch: [92, 7, 278] },
    headings: { family: 'Space Grotesk', weights: ['500', '700'] },
    text: { family: 'Inter', weights: ['400', '500', '600'] },
    tones: ['exact', 'expert', 'plain'],
    taglines: ['Less to manage.', 'Ready when you are.', 'Simple on purpose.'],
    pillars: [
      ['It works the first time', 'Set-up takes minutes and needs no manual.'],
      ['Your data stays yours', 'Everything can be exported, moved or deleted.'],
      ['People answer', 'Support is a person who knows the product.'],
    ],
    values: [
      ['Proof over promise', 'We show the result before we describe it.'],
      ['Fewer features, finished', 'We ship one thing that works before three that almost do.'],
    ],
  },
  {
    words: /law|legal|capital|bank|financ|invest|consult|partner|insur|tax|audit|estate|advis/u,
    primary: { name: 'Ink Navy', lch: [26, 32, 272] },
    secondary: { name: 'Pewter', lch: [64, 8, 250] },
    accent: { name: 'Brass', lch: [73, 42, 82] },
    ink: { name: 'Midnight', lch: [12, 9, 270] },
    paper: { name: 'Vellum', lch: [97, 4, 92] },
    tint: { name: 'Fog', lch: [91, 4, 260] },
    headings: { family: 'Libre Baskerville', weights: ['400', '700'] },
    text: { family: 'IBM Plex Sans', weights: ['400', '500', '600'] },
    tones: ['exact', 'calm', 'expert'],
    taglines: ['Advice you can act on.', 'Clear counsel.', 'Decide with confidence.'],
    pillars: [
      ['We say what it means', 'Every opinion ends with a recommendation.'],
      ['One person responsible', 'You know who answers, and by when.'],
      ['Costs known beforehand', 'A price before the work starts, not after.'],
    ],
    values: [
      ['Independence', 'We earn from advice, not from what we advise.'],
      ['Discretion', 'Names and numbers stay in the room.'],
    ],
  },
  {
    words:
      /travel|trip|tour|hotel|outdoor|trail|mountain|ski|surf|sea|ocean|sail|north|camp|fly|air/u,
    primary: { name: 'Fjord', lch: [35, 32, 245] },
    secondary: { name: 'Glacier', lch: [74, 20, 228] },
    accent: { name: 'Flare', lch: [69, 62, 52] },
    ink: { name: 'Polar Night', lch: [14, 10, 255] },
    paper: { name: 'Snow', lch: [98, 2, 235] },
    tint: { name: 'Morning Sky', lch: [91, 9, 232] },
    headings: { family: 'Outfit', weights: ['600', '700'] },
    text: { family: 'Work Sans', weights: ['400', '500', '600'] },
    tones: ['playful', 'plain', 'warm'],
    taglines: ['Go further.', 'The long way round.', 'Out there is closer than you think.'],
    pillars: [
      ['Small groups, real places', 'Never more people than the place can carry.'],
      ['Planned by people who go', 'Every route has been walked by somebody on the team.'],
      ['Ready for weather', 'Plan B is part of plan A.'],
    ],
    values: [
      ['Leave no trace', 'We carry out what we carried in.'],
      ['Honest difficulty', 'Hard is called hard, with the reason.'],
    ],
  },
  {
    words: /school|learn|academy|edu|book|press|read|kids|play|toy|univers|course|teach/u,
    primary: { name: 'Plum Ink', lch: [33, 42, 325] },
    secondary: { name: 'Bluebell', lch: [68, 28, 290] },
    accent: { name: 'Sunflower', lch: [83, 68, 86] },
    ink: { name: 'Blackboard', lch: [15, 8, 310] },
    paper: { name: 'Chalk', lch: [98, 2, 320] },
    tint: { name: 'Lilac', lch: [91, 9, 312] },
    headings: { family: 'Baloo 2', weights: ['600', '700'] },
    text: { family: 'Atkinson Hyperlegible', weights: ['400', '700'] },
    tones: ['warm', 'playful', 'plain'],
    taglines: ['Curious starts here.', 'Learn it, use it.', 'Every question counts.'],
    pillars: [
      ['Questions come first', 'A lesson starts with what learners want to know.'],
      ['Practice beats lectures', 'Half of the time is spent doing.'],
      ['Everyone gets there', 'Different speeds, the same goal.'],
    ],
    values: [
      ['Kind feedback', 'We say what to try next, not what went wrong.'],
      ['Access for all', 'Everything works with a screen reader and on a phone.'],
    ],
  },
  {
    words:
      /fashion|beauty|style|wear|cosmetic|hair|jewel|salon|boutique|bloom|flower|rose|wedding/u,
    primary: { name: 'Damson', lch: [30, 38, 2] },
    secondary: { name: 'Rosewood', lch: [66, 24, 18] },
    accent: { name: 'Blush', lch: [80, 26, 28] },
    ink: { name: 'Velvet', lch: [14, 8, 350] },
    paper: { name: 'Porcelain', lch: [98, 2, 30] },
    tint: { name: 'Petal', lch: [92, 7, 12] },
    headings: { family: 'Playfair Display', weights: ['500', '700'] },
    text: { family: 'Jost', weights: ['400', '500'] },
    tones: ['warm', 'exact', 'calm'],
    taglines: ['Wear it often.', 'Quietly special.', 'Made for real days.'],
    pillars: [
      ['Made to be worn', 'Fabrics and formulas are chosen for everyday life.'],
      ['One fitting more', 'We adjust until it sits right.'],
      ['Fewer, better', 'Small collections that stay in stock.'],
    ],
    values: [
      ['Everybody is the standard', 'We photograph people, and retouch nothing about them.'],
      ['Open about materials', 'What it is made of stands beside the price.'],
    ],
  },
  {
    words:
      /build|construct|home|house|studio|design|architect|interior|craft|works?\b|workshop|tool|auto|motor/u,
    primary: { name: 'Kiln', lch: [40, 48, 42] },
    secondary: { name: 'Clay', lch: [70, 26, 58] },
    accent: { name: 'Drafting Blue', lch: [70, 26, 240] },
    ink: { name: 'Charcoal', lch: [16, 3, 60] },
    paper: { name: 'Plaster', lch: [97, 3, 80] },
    tint: { name: 'Sand', lch: [90, 8, 74] },
    headings: { family: 'Archivo', weights: ['600', '800'] },
    text: { family: 'Public Sans', weights: ['400', '600'] },
    tones: ['exact', 'plain', 'expert'],
    taglines: ['Built with care.', 'Measure twice.', 'Made to be used.'],
    pillars: [
      ['Drawn before it is built', 'You see every decision on paper first.'],
      ['Materials that age well', 'We choose what looks better after ten years.'],
      ['On the day we said', 'Dates are part of the work.'],
    ],
    values: [
      ['Show the joints', 'How a thing is made is part of its beauty.'],
      ['Repair first', 'We mend what can be mended.'],
    ],
  },
  {
    words: /sport|fit|gym|run|bike|cycl|team|club|music|sound|film|art|event|show|theat/u,
    primary: { name: 'Crimson', lch: [40, 58, 24] },
    secondary: { name: 'Steel', lch: [64, 8, 260] },
    accent: { name: 'Floodlight', lch: [88, 50, 100] },
    ink: { name: 'Backstage', lch: [13, 5, 20] },
    paper: { name: 'Spotlight', lch: [98, 2, 60] },
    tint: { name: 'Rosin', lch: [91, 8, 36] },
    headings: { family: 'Barlow Condensed', weights: ['600', '700'] },
    text: { family: 'Barlow', weights: ['400', '500', '600'] },
    tones: ['playful', 'exact', 'warm'],
    taglines: ['Show up.', 'Louder together.', 'One more round.'],
    pillars: [
      ['Everyone starts somewhere', 'Beginners get the best spot in the room.'],
      ['The crowd is half of it', 'We plan for the people who watch, too.'],
      ['Practice in public', 'Rehearsals are open, mistakes included.'],
    ],
    values: [
      ['Fair play', 'Rules are the same for stars and newcomers.'],
      ['Energy with care', 'Loud is fine; careless is not.'],
    ],
  },
];
