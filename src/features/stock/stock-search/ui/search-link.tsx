import type { MouseEvent, ReactNode } from 'react'
import { searchAddress } from '../rules/search-query.ts'
import type { StockSearch } from '../rules/stock-search.ts'

type Props = {
  search: StockSearch
  onChoose: (search: StockSearch) => void
  current?: 'page'
  label?: string
  className?: string
  children: ReactNode
}

/** A link to a search. A plain press changes the list in place; without scripts, and in a new tab, it is a page. */
export function SearchLink({ search, onChoose, current, label, className, children }: Props) {
  const choose = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onChoose(search)
  }
  return (
    <a
      href={searchAddress(search)}
      onClick={choose}
      aria-current={current}
      aria-label={label}
      rel="nofollow"
      className={className}
    >
      {children}
    </a>
  )
}
