import type { SpecificationGroup } from '../model.ts'
import type { PageSection, SpecificationSection } from '../specification-section.ts'

const words: readonly (readonly [PageSection, RegExp])[] = [
  ['performance', /\bperformance\b/i],
  ['technology', /\btechnology\b/i],
  ['safety', /\bsafety\b/i],
]

/** The section each group of a specification is, in their order; a name is given once, to the first that has it. */
export function sectionsOf(groups: readonly Pick<SpecificationGroup, 'group'>[]): (PageSection | null)[] {
  const given = new Set<PageSection>()
  return groups.map(({ group }) => {
    const [section] = words.find(([name, word]) => word.test(group) && !given.has(name)) ?? [null]
    if (section) given.add(section)
    return section
  })
}

/**
 * A full specification as it is shown: its groups and lines with their names in the page's language. A group without
 * lines is left out.
 */
export function specificationSections(
  all: readonly SpecificationGroup[],
  term: (english: string) => SpecificationSection['title'],
): SpecificationSection[] {
  const groups = all.filter(({ items }) => items.length > 0)
  const ids = sectionsOf(groups)
  return groups.map(({ group, items }, index) => ({
    id: ids[index] ?? null,
    title: term(group),
    items: items.map(({ label, value }) => ({ label: term(label), value })),
  }))
}
