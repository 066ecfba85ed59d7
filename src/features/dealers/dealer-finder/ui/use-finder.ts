import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { addressQuery, writeAddressQuery } from '#ui/use-address.ts'
import type { ListedDealer } from '../finder-dealer.ts'
import { type FinderChoices, pageSize, parseFinderQuery, radiusInKm } from '../rules/finder-address.ts'
import type { Area, FinderResult } from '../rules/search-dealers.ts'
import { type Position, usePosition } from './use-position.ts'
import { useSearchEngine } from './use-search-engine.ts'

/** The result that came with the page: the cards of one page only. */
export type InitialResult = Omit<FinderResult, 'dealers'> & {
  readonly listed: readonly ListedDealer[]
  readonly total: number
}

const isSame = (one: FinderChoices, other: FinderChoices) =>
  one.search === other.search && one.radius === other.radius && one.page === other.page

/** Returns the choices in the address of the browser. */
const choicesInAddress = () => parseFinderQuery(Object.fromEntries(addressQuery()))

function writeAddress({ search, radius, page }: FinderChoices): void {
  writeAddressQuery({
    search: search || undefined,
    radius: radius === null ? undefined : String(radius),
    page: page > 1 ? String(page) : undefined,
  })
}

/** Whether the result that came with the page no longer fits. */
const isChanged = (choices: FinderChoices, initial: FinderChoices, position: Position | null) =>
  !isSame(choices, initial) || position !== null

/**
 * The state of the finder: the choices, which the address follows, and their result. The result that came with the page
 * is shown until the visitor chooses something and the dealers are there.
 *
 * Source: requirements D-269 to D-284.
 *
 * @param area the province, country or city of the page; null for all dealers
 */
export function useFinder(initialChoices: FinderChoices, initial: InitialResult, area: Area | null) {
  const [choices, setChoices] = useState(initialChoices)
  const latest = useRef(initialChoices)
  const isOpened = area === null && initialChoices.search === ''
  const { position, problem, isLocating, locate, clear } = usePosition(isOpened)
  const { engine, isFailed, prepare, retry } = useSearchEngine()

  const choose = useCallback(
    (change: Partial<FinderChoices>) => {
      prepare()
      latest.current = { ...latest.current, page: 1, ...change }
      setChoices(latest.current)
      writeAddress(latest.current)
    },
    [prepare],
  )

  // A page from the history, or one of a province with a search in its address.
  useEffect(() => {
    const wanted = choicesInAddress()
    if (isSame(wanted, initialChoices)) return
    prepare()
    latest.current = wanted
    setChoices(wanted)
  }, [initialChoices, prepare])
  useEffect(() => {
    if (position) prepare()
  }, [position, prepare])

  const searched = useDeferredValue(choices)
  const found = useMemo(() => {
    if (!engine || !isChanged(searched, initialChoices, position)) return null
    return engine({ text: searched.search, radiusKm: radiusInKm(searched.radius), position, area })
  }, [engine, searched, initialChoices, position, area])
  const isWanted = isChanged(choices, initialChoices, position)
  // The same list in every render: the map rebuilds its markers and moves when it changes.
  const shown = useMemo(
    () => (found ? found.dealers.slice(0, searched.page * pageSize) : initial.listed),
    [found, searched.page, initial.listed],
  )
  return {
    choices,
    /** The text that the result is for. */
    searched: found ? searched.search : initialChoices.search,
    result: found ?? initial,
    listed: shown,
    total: found ? found.dealers.length : initial.total,
    /** Number of cards of earlier pages, which are not in the list. */
    before: found ? 0 : (initialChoices.page - 1) * pageSize,
    /** Whether the list is not yet, or not, the one that was chosen. */
    isPending: isWanted && !engine && !isFailed,
    isFailed: isWanted && isFailed,
    isChanged: found !== null,
    ...{ position, problem, isLocating, prepare, retry },
    /** The position replaces what was typed, as soon as it is there; without one, what was typed remains. */
    locate: useCallback(async () => {
      const typed = latest.current.search
      const isFound = await locate()
      if (isFound && typed !== '' && latest.current.search === typed) choose({ search: '' })
    }, [choose, locate]),
    search: useCallback((search: string) => choose({ search }), [choose]),
    chooseRadius: useCallback(
      (radius: number) => {
        choose({ radius })
        if (position === null && latest.current.search === '') void locate()
      },
      [choose, locate, position],
    ),
    showMore: useCallback(() => choose({ page: latest.current.page + 1 }), [choose]),
    reset: useCallback(() => {
      clear()
      choose({ search: '', radius: null })
    }, [choose, clear]),
  }
}
