/** Without characters that are easily confused, and without vowels, so that no reference spells a word. */
const letters = '234679CDFGHJKMNPQRTVWXYZ'
const groups = 2
const groupLength = 4

/**
 * A reference a visitor can read out on the telephone: FC-7K3M-9Q2X.
 *
 * @param random bytes, at least eight; each gives one letter.
 */
export function referenceFrom(random: Uint8Array): string {
  const read = (index: number) => letters[(random[index] ?? 0) % letters.length]
  const group = (index: number) =>
    Array.from({ length: groupLength }, (_, position) => read(index * groupLength + position)).join('')
  return ['FC', ...Array.from({ length: groups }, (_, index) => group(index))].join('-')
}

/** How many bytes a reference takes. */
export const referenceBytes = groups * groupLength
