/** Level of a section's title: 1 when the section is the first of the page. */
export function titleLevel({ first }: { readonly first: boolean }): 1 | 2 {
  return first ? 1 : 2
}

/** Level of the headings inside a section: one below its title, or the level of the title when it has none. */
export function levelBelow(title: unknown, { first }: { readonly first: boolean }): 2 | 3 {
  return title && !first ? 3 : 2
}

/** Level of the subheadings of a heading. */
export function levelUnder(level: 2 | 3): 3 | 4 {
  return level === 2 ? 3 : 4
}
