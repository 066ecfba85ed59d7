/** Letters and digits alone: `GR 86` and `gr86` are the same. */
const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '')

/**
 * A model's name with the name of its range in it: a service may call a Fortuner `2.4 GD-6 RB 6MT`, which says nothing
 * in a list of all models, a search result or a mail. `Hilux DC 2.8 GD-6` already names the range Hilux Double Cab.
 *
 * @param brand of the range, which may stand before its name
 */
export function nameWithRange(name: string, rangeName: string, brand: string): string {
  const words = rangeName.split(/\s+/).filter((word) => plain(word) !== plain(brand))
  const first = plain(words[0] ?? '')
  const isNamed =
    plain(name).startsWith(plain(words.join(''))) || name.split(/\s+/).some((word) => plain(word) === first)
  return isNamed ? name : `${words.join(' ')} ${name}`
}
