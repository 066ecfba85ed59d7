import type { SpecificationGroup } from '../model.ts'
import type { PageSection, SpecificationSection } from '../specification-section.ts'

const patterns: readonly (readonly [PageSection, RegExp])[] = [
  ['performance', /\bperformance\b/i],
  ['technology', /\btechnology\b/i],
  ['safety', /\bsafety\b/i],
]

/**
 * Returns the section of each specification group; only the first group of a section gets it, because ids are
 * unique.
 */
export function sectionsOf(groups: readonly Pick<SpecificationGroup, 'group'>[]): (PageSection | null)[] {
  const assigned = new Set<PageSection>()
  return groups.map(({ group }) => {
    const [section] = patterns.find(([name, pattern]) => pattern.test(group) && !assigned.has(name)) ?? [null]
    if (section) assigned.add(section)
    return section
  })
}

/**
 * Returns a full specification with titles, labels and worded values in the page's language. Omits groups without lines.
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
    items: items.map(({ label, value }) => ({ label: term(label), value: term(value) })),
  }))
}
