import { type ReactNode, useEffect, useRef } from 'react'
import { buttonClasses } from '#ui/actions/button-classes.ts'
import type { FinderDealer, ListedDealer } from '../finder-dealer.ts'
import { type FinderChoices, finderAddress } from '../rules/finder-address.ts'
import type { CardLabels } from './card-labels.ts'
import { DealerCard } from './dealer-card.tsx'

type Props = {
  listed: readonly ListedDealer[]
  /** Dealers found, displayed or not. */
  total: number
  choices: FinderChoices
  /** Address of the page with further dealers. */
  moreHref: string
  labels: CardLabels
  now: Date | null
  active: string | null
  /** Slug of the preferred dealer, and what its card has besides. Source: requirement D-277. */
  preferred: string | null
  preferredHeading: string
  preferredActions: (dealer: FinderDealer) => ReactNode
  /** Number of cards before these. */
  before: number
  onActivate: (slug: string) => void
  onStar: (dealer: FinderDealer) => void
  onMore: () => void
}

/**
 * Moves the focus to the first of the cards that are added: the link that adds them goes away with the last ones.
 *
 * @param length number of cards in the list
 */
function useFocusOnNewCard(length: number) {
  const list = useRef<HTMLUListElement>(null)
  const awaited = useRef<number | null>(null)
  useEffect(() => {
    if (awaited.current === null || length <= awaited.current) return
    list.current?.children[awaited.current]?.querySelector('a')?.focus()
    awaited.current = null
  }, [length])
  return {
    list,
    focusNext: () => {
      awaited.current = length
    },
  }
}

/** The cards of the dealers found, and a link to further ones. Source: requirements D-274 to D-276. */
export function DealerCards({ listed, total, choices, labels, now, active, preferred, ...rest }: Props) {
  const { before, moreHref, preferredHeading, preferredActions, onActivate, onStar, onMore } = rest
  const isMore = before + listed.length < total
  const { list, focusNext } = useFocusOnNewCard(listed.length)
  return (
    <>
      {before > 0 ? (
        <p className="border-line border-b py-4">
          <a
            href={finderAddress({ ...choices, page: choices.page - 1 })}
            rel="nofollow"
            className="underlined target inline-flex items-center font-semibold text-button"
          >
            Show the dealers before these
          </a>
        </p>
      ) : null}
      <ul ref={list} aria-label="Dealers">
        {listed.map(({ dealer, km }) => (
          <DealerCard
            key={dealer.slug}
            {...{ dealer, km, labels, now, onActivate, onStar }}
            isActive={dealer.slug === active}
            preferred={
              dealer.slug === preferred
                ? { heading: preferredHeading, actions: preferredActions(dealer) }
                : null
            }
          />
        ))}
      </ul>
      {isMore ? (
        <p className="pt-6">
          <a
            href={moreHref}
            rel="nofollow"
            onClick={(event) => {
              event.preventDefault()
              focusNext()
              onMore()
            }}
            className={buttonClasses('secondary')}
          >
            Show more dealers
          </a>
        </p>
      ) : null}
    </>
  )
}
