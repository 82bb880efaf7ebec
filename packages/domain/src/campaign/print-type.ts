export const printTypes = ['brochure', 'flyer', 'businessCard', 'other'] as const;
export type PrintType = (typeof printTypes)[number];

export const printTypeLabels: Record<PrintType, string> = {
  brochure: 'Brochure',
  flyer: 'Flyer',
  businessCard: 'Business card',
  other: 'Other',
};
