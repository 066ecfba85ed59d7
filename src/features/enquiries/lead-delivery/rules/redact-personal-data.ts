/**
 * Replaces e-mail addresses and telephone numbers in the response of an integration, and joins its lines. The details
 * of an attempt are retained after the person's data may have been erased.
 */
export function redactPersonalData(text: string): string {
  return text
    .replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;]+/g, '…@…')
    .replace(/\+?\d(?:[ ()-]?\d){8,}/g, '…')
    .replace(/\s+/g, ' ')
    .trim()
}
