import { contract } from './contract';
import { emailsContract } from './emails.contract';
import { keywordsContract } from './keywords.contract';
import { printContract } from './print.contract';
import { plannedTypography, typographyContract } from './typography.contract';

/**
 * The contract with the entries that no backend serves yet. An entry moves to `contract` with the
 * operation that serves it.
 */
export const fullContract = {
  ...contract,
  emails: emailsContract,
  keywords: keywordsContract,
  print: printContract,
  typography: { ...typographyContract, ...plannedTypography },
};
