/** Level of a section's title: 1 when the section is the first of the page. */
export function titleLevel({ isFirst }: { readonly isFirst: boolean }): 1 | 2 {
  return isFirst ? 1 : 2
}

/** Level of the headings inside a section: one below its title, or the level of the title when it has none. */
export function innerHeadingLevel(title: unknown, { isFirst }: { readonly isFirst: boolean }): 2 | 3 {
  return title && !isFirst ? 3 : 2
}

/** Level of the subheadings of a heading. */
export function subheadingLevel(level: 2 | 3): 3 | 4 {
  return level === 2 ? 3 : 4
}
