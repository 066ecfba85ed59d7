/**
 * A receiver's words without what points at a person: addresses and telephone numbers that it repeats. What is noted
 * of a try is kept long after the person may have been erased.
 */
export function withoutPeople(words: string): string {
  return words
    .replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;]+/g, '…@…')
    .replace(/\+?\d(?:[ ()-]?\d){8,}/g, '…')
    .replace(/\s+/g, ' ')
    .trim()
}
