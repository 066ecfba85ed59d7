/** Colours of the swatches, by the value of the group. `tbc` is neutral. Source: requirement D-246. */
const swatches: Readonly<Record<string, string>> = {
  white: '#fafafa',
  'silver-grey': '#b9bdc1',
  'dark-grey': '#55595e',
  khaki: '#7d7b54',
  black: '#1b1c1e',
  blue: '#2c5aa0',
  red: '#b3202c',
  bronze: '#96673a',
  'brown-beige': '#8a6f55',
  'gold-cream': '#d9c28a',
  orange: '#d9702b',
}

/** Returns the colour of a group's swatch; null for vehicles whose colour is not known. */
export const swatchOf = (value: string): string | null => swatches[value] ?? null
