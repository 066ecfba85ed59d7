import { byCategory, categoryLabel } from '#features/dealers/specials/rules.ts'
import { Tabs } from '#ui/disclosure/tabs.island.tsx'
import type { DisplayedSpecial } from '../specials-data.ts'
import type { SpecialTexts } from '../texts.ts'
import { SpecialCard } from './special-card.tsx'

type Props = {
  specials: readonly DisplayedSpecial[]
  /** Name of the tab list. */
  label: string
  namesDealer: boolean
  headingLevel: 2 | 3
  texts: SpecialTexts
  onOpen: (special: DisplayedSpecial) => void
}

/** The specials in tabs, one for each category and one for all. Source: requirements D-040, D-041 and D-190. */
export function SpecialsTabs({ specials, label, texts, ...card }: Props) {
  const tabs = [
    { id: 'all', name: texts.all, items: specials },
    // By number, because a category of an external service may contain what no id can.
    ...byCategory(specials).map(({ category, specials: items }, index) => ({
      ...{ id: `category-${index}`, name: categoryLabel(category), items },
    })),
  ]
  return (
    <Tabs
      label={label}
      tabs={tabs.map(({ id, name, items }) => ({
        id,
        label: `${name} (${items.length})`,
        panel: (
          <ul className="grid grid-cols-1 gap-x-gutter gap-y-10 tablet:grid-cols-2 laptop:grid-cols-3">
            {items.map((special) => (
              <li key={special.fragment}>
                <SpecialCard special={special} texts={texts} {...card} />
              </li>
            ))}
          </ul>
        ),
      }))}
    />
  )
}
