/** A refusal in one sentence: ours where we know better words, else the server's. */
import { Refused } from '../lib/api';
import { t } from '../lib/i18n';

export function sentence(error: unknown): string {
  if (!(error instanceof Refused)) return String(error);
  if (error.status === 0) return t('lobby.offline');
  if (error.status === 429) return t('refused.too_many');
  if (error.status >= 500) return t('refused.broken');
  return error.message;
}
