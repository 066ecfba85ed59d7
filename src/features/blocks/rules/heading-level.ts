/** Level of a section's title: the page's own heading when the section opens the page. */
export function titleLevel({ first }: { readonly first: boolean }): 1 | 2 {
  return first ? 1 : 2
}

/** Level of the headings inside a section: one below its title, or that of the title it does not have. */
export function levelBelow(title: unknown, { first }: { readonly first: boolean }): 2 | 3 {
  return title && !first ? 3 : 2
}

/** Level of the headings under a heading. */
export function levelUnder(level: 2 | 3): 3 | 4 {
  return level === 2 ? 3 : 4
}
