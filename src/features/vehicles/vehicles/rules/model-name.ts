/** Keeps letters and digits only, so that `GR 86` and `gr86` are equal. */
const normalise = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '')

/**
 * Prefixes a model's name with its range, unless the name contains it. A service may call a Fortuner `2.4 GD-6 RB 6MT`,
 * which is meaningless in a search result or a mail. `Hilux DC 2.8 GD-6` already names the range Hilux Double Cab.
 *
 * @param brand removed from the range's name, as in `Toyota Starlet`
 */
export function nameWithRange(name: string, rangeName: string, brand: string): string {
  const words = rangeName.split(/\s+/).filter((word) => normalise(word) !== normalise(brand))
  const first = normalise(words[0] ?? '')
  const isNamed =
    normalise(name).startsWith(normalise(words.join(''))) ||
    name.split(/\s+/).some((word) => normalise(word) === first)
  return isNamed ? name : `${words.join(' ')} ${name}`
}
