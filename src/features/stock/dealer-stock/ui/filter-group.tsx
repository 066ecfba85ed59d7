import { memo, useCallback, useId } from 'react'
import { fill } from '#platform/i18n/fill.ts'
import type { ListedGroup } from '../rules/listing-view.ts'
import type { StockGroup } from '../rules/stock-groups.ts'
import type { ListingTexts } from '../texts.ts'
import { FilterOption } from './filter-option.tsx'
import { GroupButton } from './group-button.tsx'

type Props = {
  listed: ListedGroup
  values: readonly string[]
  texts: ListingTexts
  isOpen: boolean
  /** Both stay the same from one rendering to the next. */
  onFold: (group: StockGroup) => void
  onToggle: (group: StockGroup, value: string) => void
}

/**
 * A collapsible group of filters. Without scripts every group is open.
 *
 * Source: requirements D-215 to D-217.
 */
export const FilterGroup = memo(function FilterGroup({ listed, values, texts, isOpen, ...on }: Props) {
  const { group, options } = listed
  const { onFold, onToggle } = on
  const id = useId()
  const label = texts.groups[group]
  return (
    <fieldset className="min-w-0 border-line border-t">
      <legend className="contents">
        <span className="hidden py-4 font-semibold noscript:block">{label}</span>
        <GroupButton
          label={label}
          chosen={values.length > 0 ? fill(texts.listing.chosen, { count: values.length }) : ''}
          isOpen={isOpen}
          controls={id}
          onFold={useCallback(() => onFold(group), [onFold, group])}
        />
      </legend>
      <ul id={id} className={`max-h-96 overflow-y-auto px-1 pb-4 ${isOpen ? '' : 'hidden noscript:block'}`}>
        {options.map((option) => (
          <FilterOption
            key={option.value}
            {...{ group, ...option, onToggle }}
            isChosen={values.includes(option.value)}
          />
        ))}
      </ul>
    </fieldset>
  )
})
