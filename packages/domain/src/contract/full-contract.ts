import { contract } from './contract';
import { emailsContract } from './emails.contract';
import { printContract } from './print.contract';
import { plannedTypography, typographyContract } from './typography.contract';

/**
 * The contract with the entries that no backend serves yet. An entry moves to `contract` with the
 * operation that serves it.
 */
export const fullContract = {
  ...contract,
  emails: emailsContract,
  print: printContract,
  typography: { ...typographyContract, ...plannedTypography },
};
