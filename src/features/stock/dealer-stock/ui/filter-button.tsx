import { memo } from 'react'
import { buttonClasses } from '#ui/actions/button-classes.ts'

type Props = {
  /** Id of the drawer. */
  panel: string
  /** Active filters. */
  count: number
  label: string
}

/** Opens the drawer of filters on narrow screens. Source: requirement D-214. */
export const FilterButton = memo(function FilterButton({ panel, count, label }: Props) {
  return (
    <button
      type="button"
      popoverTarget={panel}
      className={`${buttonClasses('secondary', 'compact')} min-h-12 laptop:hidden`}
    >
      {label}
      {count > 0 ? <span className="figures">{`(${count})`}</span> : null}
    </button>
  )
})
