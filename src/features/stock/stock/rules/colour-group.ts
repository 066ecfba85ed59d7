/** The groups of colours, in the order of the filter. Source: requirement D-245; decision D-6. */
export const colourGroups = [
  'White',
  'Silver/Grey',
  'Dark Grey',
  'Khaki',
  'Black',
  'Blue',
  'Red',
  'Bronze',
  'Brown/Beige',
  'Gold/Cream',
  'Orange',
  'TBC',
] as const

export type ColourGroup = (typeof colourGroups)[number]

/** Words in colour names, with their groups. A longer word takes precedence: dark grey before grey. */
const keywords: readonly (readonly [string, ColourGroup])[] = (
  [
    ['dark grey', 'Dark Grey'],
    ['dark gray', 'Dark Grey'],
    ['graphite', 'Dark Grey'],
    ['charcoal', 'Dark Grey'],
    ['gunmetal', 'Dark Grey'],
    ['anthracite', 'Dark Grey'],
    ['white', 'White'],
    ['pearl', 'White'],
    ['ivory', 'White'],
    ['silver', 'Silver/Grey'],
    ['grey', 'Silver/Grey'],
    ['gray', 'Silver/Grey'],
    ['platinum', 'Silver/Grey'],
    ['khaki', 'Khaki'],
    ['olive', 'Khaki'],
    ['green', 'Khaki'],
    ['black', 'Black'],
    ['onyx', 'Black'],
    ['blue', 'Blue'],
    ['navy', 'Blue'],
    ['turquoise', 'Blue'],
    ['red', 'Red'],
    ['maroon', 'Red'],
    ['burgundy', 'Red'],
    ['bronze', 'Bronze'],
    ['copper', 'Bronze'],
    ['brown', 'Brown/Beige'],
    ['beige', 'Brown/Beige'],
    ['sand', 'Brown/Beige'],
    ['gold', 'Gold/Cream'],
    ['cream', 'Gold/Cream'],
    ['champagne', 'Gold/Cream'],
    ['yellow', 'Gold/Cream'],
    ['orange', 'Orange'],
    ['amber', 'Orange'],
  ] as const
).toSorted(([a], [b]) => b.length - a.length)

/**
 * Returns the group of a feed's colour: by its exact name, else by the longest word in it, else `TBC`.
 *
 * Source: requirement D-247; decision D-6.
 */
export function colourGroup(colour: string): ColourGroup {
  const name = colour.trim().toLowerCase()
  const exact = colourGroups.find((group) => group.toLowerCase() === name)
  if (exact) return exact
  return keywords.find(([word]) => name.includes(word))?.[1] ?? 'TBC'
}
