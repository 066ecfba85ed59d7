'use client'

import {
  type FormEvent,
  lazy,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useCallback,
  useMemo,
  useState,
} from 'react'
import { usePreferredSlug } from '#features/dealers/dealers/slug.islands.ts'
import { Button } from '#ui/actions/button.tsx'
import { useEarlyInput } from '#ui/forms/use-early-input.ts'
import { Toast } from '#ui/overlays/toast.tsx'
import type { FinderDealer } from '../finder-dealer.ts'
import { type FinderChoices, finderAddress, finderPath } from '../rules/finder-address.ts'
import { circleOf, markersOf, viewOf } from '../rules/map-view.ts'
import { resultText } from '../rules/result-text.ts'
import type { Area } from '../rules/search-dealers.ts'
import type { YourDealerTexts } from '../texts.ts'
import { type DealerList, readDealerList } from '../wire/dealer-list.ts'
import type { CardLabels } from './card-labels.ts'
import { DealerCards } from './dealer-cards.tsx'
import styles from './finder.module.css'
import { FinderMap, type ServerMap } from './finder-map.tsx'
import { MapFoot } from './map-foot.tsx'
import { NothingFound } from './nothing-found.tsx'
import { PositionMessage } from './position-message.tsx'
import { SearchForm } from './search-form.tsx'
import { type InitialResult, useFinder } from './use-finder.ts'
import { useNow } from './use-now.ts'

/** Loaded when a visitor needs them. */
const ContactYourDealer = lazy(async () => ({
  default: (await import('./contact-your-dealer.island.tsx')).ContactYourDealer,
}))
const PreferredActions = lazy(async () => ({
  default: (await import('./preferred-actions.island.tsx')).PreferredActions,
}))
const ConfirmPreferred = lazy(async () => ({
  default: (await import('./confirm-preferred.island.tsx')).ConfirmPreferred,
}))

type Props = {
  choices: FinderChoices
  /** The cards of the page, and their distances in kilometres. */
  list: DealerList
  distances: readonly (number | null)[]
  initial: Omit<InitialResult, 'listed'>
  /** The province, country or city of the page; null for all dealers. */
  scope: { readonly name: string; readonly path: string; readonly area: Area } | null
  labels: CardLabels
  texts: YourDealerTexts
  retryLabel: string
  clockOffset: number
  heading: ReactNode
  viewSwitch: ReactNode
  map: ServerMap
}

/** Source: requirements D-282 and D-405. */
const farText = 'No dealer within 40 km found'

/**
 * The finder: search, list, map and the preferred dealer. Its first result is in the page; the dealers are fetched when
 * the visitor begins to search.
 *
 * Source: requirements D-268 to D-295.
 */
export function Finder(props: Props) {
  const { labels, texts, scope, map, clockOffset, heading, retryLabel } = props
  const listed = useMemo(
    () => readDealerList(props.list).map((dealer, index) => ({ dealer, km: props.distances[index] ?? null })),
    [props.list, props.distances],
  )
  const initial = useMemo(() => ({ ...props.initial, listed }), [props.initial, listed])
  const finder = useFinder(props.choices, initial, scope?.area ?? null)
  const { result, choices } = finder
  const now = useNow(clockOffset)
  const preferred = usePreferredSlug()
  const input = useEarlyInput<HTMLInputElement>(({ value }) => {
    if (value !== choices.search) finder.search(value)
  })
  const [active, setActive] = useState<string | null>(null)
  const [starred, setStarred] = useState<FinderDealer | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [dismissed, setDismissed] = useState<object | null>(null)

  const markers = useMemo(() => markersOf(finder.listed), [finder.listed])
  const circle = useMemo(() => circleOf(result.centre), [result.centre])
  const view = useMemo(() => {
    if (!finder.isChanged) return map.view
    return viewOf(finder.searched || circle ? markers : [], circle)
  }, [finder.isChanged, map.view, finder.searched, markers, circle])
  const isPreferredListed = finder.listed.some(({ dealer }) => dealer.slug === preferred)
  const pointed = markers.find(({ dealer }) => dealer.slug === active)?.dealer ?? null

  const ask = useCallback((dealer: FinderDealer) => {
    setStarred(dealer)
    setAsking(true)
  }, [])
  const submit = (event: FormEvent) => {
    // Without the dealers the server answers.
    if (finder.isFailed) return
    event.preventDefault()
    finder.prepare()
    input.current?.blur()
  }
  const isNarrowed = choices.search !== '' || choices.radius !== null || finder.position !== null
  const showAll = (event: MouseEvent) => {
    event.preventDefault()
    finder.reset()
  }
  // Without scripts further dealers are on the page of the search. It lists those of a city by distance and not by name,
  // so it starts over there.
  const isCity = scope !== null && scope.area.city !== null
  const moreChoices =
    scope && !choices.search
      ? { ...choices, search: scope.name, page: isCity ? 1 : choices.page + 1 }
      : { ...choices, page: choices.page + 1 }
  const focusSearch = useCallback(() => input.current?.focus(), [input])
  const status = finder.isPending
    ? 'Searching …'
    : resultText({
        ...{ total: finder.total, text: finder.searched },
        ...{ nearby: result.nearby, centre: result.centre, nearest: result.nearest },
        scope: finder.searched || finder.position ? null : (scope?.name ?? null),
      })
  return (
    <>
      <div className={styles.finder}>
        <div className={`${styles.top} grid min-w-0 content-start gap-8 pt-8 tablet:pt-12`}>
          {heading}
          <div className="grid gap-4">
            <SearchForm
              choices={choices}
              input={input}
              isLocating={finder.isLocating}
              onPrepare={finder.prepare}
              onSearch={finder.search}
              onRadius={finder.chooseRadius}
              onLocate={finder.locate}
              onSubmit={submit}
            />
            <PositionMessage
              problem={finder.problem}
              isLocating={finder.isLocating}
              onEnable={finder.locate}
            />
          </div>
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-ink border-b pb-3">
            <p role="status" className="figures text-h4">
              {status}
            </p>
            {isNarrowed ? (
              <a
                href={scope?.path ?? finderPath}
                onClick={showAll}
                className="underlined target inline-flex items-center text-small hover:text-accent-text"
              >
                {scope ? `Show ${scope.name}` : 'Show all dealers'}
              </a>
            ) : null}
          </div>
          {props.viewSwitch}
        </div>
        <div id="dealer-map" className={styles.aside}>
          <div className={styles.map}>
            <a href="#dealer-list" className={styles.skip}>
              Skip the map
            </a>
            <FinderMap
              {...{ map, markers, circle, view, active }}
              centre={result.centre}
              newTabNote={labels.newTab}
              onActivate={setActive}
            />
          </div>
          <MapFoot
            // The card of the preferred dealer is in the list already.
            active={pointed?.slug === preferred ? null : pointed}
            {...{ labels, now }}
            legend={map.legend}
            preferred={
              preferred && !isPreferredListed ? (
                <Suspense fallback={null}>
                  <ContactYourDealer
                    key={preferred}
                    {...{ labels, texts, retryLabel, clockOffset }}
                    isWide
                    onCleared={focusSearch}
                  />
                </Suspense>
              ) : null
            }
          />
        </div>
        <div id="dealer-list" tabIndex={-1} className={`${styles.list} min-w-0 pb-section`}>
          <h2 className="sr-only">Dealers</h2>
          {finder.isFailed ? (
            <div className="grid justify-items-start gap-3 border-line border-b py-6">
              <p>We cannot search the dealers at the moment. What you typed is still here.</p>
              <Button variant="secondary" size="compact" onClick={finder.retry}>
                {retryLabel}
              </Button>
            </div>
          ) : null}
          {finder.total === 0 && !finder.isPending && !finder.isFailed ? (
            <NothingFound
              {...{ nearest: result.nearest, suggestions: result.suggestions }}
              newTabNote={labels.newTab}
              onSearch={finder.search}
            />
          ) : null}
          <DealerCards
            listed={finder.listed}
            total={finder.total}
            moreHref={finderAddress(moreChoices)}
            choices={choices}
            before={finder.before}
            {...{ labels, now, active }}
            preferred={preferred}
            preferredActions={(dealer) => (
              <Suspense fallback={null}>
                <PreferredActions {...{ dealer, labels, texts }} onCleared={focusSearch} />
              </Suspense>
            )}
            preferredHeading={texts.heading}
            onActivate={setActive}
            onStar={ask}
            onMore={finder.showMore}
          />
        </div>
      </div>
      {starred ? (
        <Suspense fallback={null}>
          <ConfirmPreferred dealer={starred} open={isAsking} onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
      <Toast
        text={result.isFarFromAll && dismissed !== result.centre ? farText : null}
        onDismiss={() => setDismissed(result.centre)}
        labels={{ dismiss: 'Dismiss' }}
      />
    </>
  )
}
