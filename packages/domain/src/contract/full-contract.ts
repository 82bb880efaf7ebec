import { contract } from './contract';
import { plannedTypography, typographyContract } from './typography.contract';

/**
 * The contract with the entries that no backend serves yet. An entry moves to `contract` with the
 * operation that serves it.
 */
export const fullContract = {
  ...contract,
  typography: { ...typographyContract, ...plannedTypography },
};
