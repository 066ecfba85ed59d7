import { useCallback, useState } from 'react'
import { collapsedGroups, type StockGroup, stockGroups } from '../rules/stock-groups.ts'

/** The groups that a visitor has opened or closed, which a navigation to another state of the listing keeps. */
const toggledGroups = new Map<string, boolean>()

const isOpenAt = (path: string, group: StockGroup) =>
  toggledGroups.get(`${path} ${group}`) ?? !collapsedGroups.includes(group)

const openAt = (path: string) => stockGroups.filter((group) => isOpenAt(path, group))

/**
 * Which groups of filters are open.
 *
 * @param path of the listing
 * @returns the open groups, and a function that opens or closes one, which stays the same between renderings
 */
export function useFoldedGroups(path: string) {
  const [open, setOpen] = useState(() => openAt(path))
  const fold = useCallback(
    (group: StockGroup) => {
      toggledGroups.set(`${path} ${group}`, !isOpenAt(path, group))
      setOpen(openAt(path))
    },
    [path],
  )
  return { open, fold }
}
