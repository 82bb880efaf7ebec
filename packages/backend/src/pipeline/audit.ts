import type { AuditEntry } from '../store/collections';
import type { WriteTransaction } from '../store/store';
import { failed } from './failure';

/** Returns the next sequence number of all changes. */
export async function nextSeq(transaction: WriteTransaction): Promise<number> {
  const meta = await transaction.get('meta', 'workspace');
  if (!meta) throw failed();
  const seq = meta.seq + 1;
  await transaction.put('meta', { ...meta, seq });
  return seq;
}

/** Returns the id of the record that an input names, or null. */
export function subjectId(input: unknown): string | null {
  return typeof input === 'object' && input !== null && 'id' in input ? String(input.id) : null;
}

/** Adds an audit entry: the person, the action, and whether it was refused. */
export async function writeAudit(
  transaction: WriteTransaction,
  seq: number,
  entry: Omit<AuditEntry, 'id' | 'seq'>,
): Promise<void> {
  await transaction.put('audit', { id: String(seq).padStart(12, '0'), seq, ...entry });
}
