/** Returns the initials of a person in capitals, with their accents: `Thandi van Wyk` is `TV`. One letter as a minimum. */
export function initialsOf(firstName: string, lastName: string): string {
  const letters = [firstName, lastName].flatMap(
    (name) => /\p{L}\p{M}?/u.exec(name.normalize('NFC'))?.[0] ?? [],
  )
  return letters.join('').toLocaleUpperCase('en') || 'X'
}
