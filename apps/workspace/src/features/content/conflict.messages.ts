/** What is said when somebody changed an item meanwhile; it comes with the notice. */
export const conflictMessages = {
  title: (name: string) => `${name} changed this meanwhile`,
  somebody: 'Somebody',
  text: 'Your version is kept in the form and nothing was saved.',
  loadTheirs: 'Load theirs',
  keepMine: 'Keep mine',
  theirsLoaded: 'Their version is loaded',
  mineKept: 'Your version is kept. Save to store it.',
  empty: 'nothing',
  noCampaign: 'no campaign any more',
  otherCampaign: 'another campaign',
  otherImages: (count: string) => `${count}, changed`,
  furtherOn: (start: string) => `changed further on: ${start}`,
  lookAgain: 'Nothing was done yet. Look at what is new, then decide again.',
} as const;
