import type { ReactNode } from 'react'
import type { ModelCard } from '#features/vehicles/vehicles/index.ts'
import { comparePath, rangePath } from '#features/vehicles/vehicles/index.ts'
import type { ConfiguratorTexts, ModelChooserTexts } from '../../texts.ts'
import { selectModel } from '../configurator/choice.island.tsx'
import { ModelPrice } from '../configurator/model-price.tsx'

type Props = {
  cards: readonly ModelCard[]
  /** Whether cards show the name of their range. */
  showsRangeNames: boolean
  /** Of the page. Its models are selected in place; models of other ranges link to their page. */
  rangeSlug: string
  /** Codes of compared models; then every card links to their comparison with its model. */
  compared?: readonly string[] | undefined
  dealerSlug: string | null
  selected: string | undefined
  showsPrices: boolean
  texts: ModelChooserTexts
  prices: ConfiguratorTexts
  onDone: () => void
}

const cardClasses =
  'group grid h-full w-full content-start gap-1 border border-line bg-surface text-left hover:border-ink aria-[current]:border-ink aria-[current]:ring-1 aria-[current]:ring-ink'

/** Selectable cards of models. Source: requirements V-221 and V-223. */
export function ModelCardList(props: Props) {
  const { cards, showsRangeNames, rangeSlug, compared, dealerSlug, selected } = props
  const { showsPrices, texts, prices, onDone } = props
  if (cards.length === 0) return <p className="text-ink-2">{texts.nothing}</p>
  const wrap = (card: ModelCard, content: ReactNode) => {
    const current = card.code === selected ? ('true' as const) : undefined
    if (compared || card.range.slug !== rangeSlug) {
      const href = compared
        ? comparePath(null, [...compared, card.code], dealerSlug)
        : `${rangePath(card.range.slug, dealerSlug)}?model=${card.code}`
      return (
        <a href={href} className={cardClasses}>
          {content}
        </a>
      )
    }
    const select = () => {
      selectModel(card.code)
      onDone()
    }
    return (
      <button type="button" aria-current={current} onClick={select} className={cardClasses}>
        {content}
      </button>
    )
  }
  return (
    <ul lang="en" className="grid grid-cols-1 gap-4 phone:grid-cols-2 desktop:grid-cols-3">
      {cards.map((card) => (
        <li key={card.code} className="[contain-intrinsic-size:auto_16rem] [content-visibility:auto]">
          {wrap(
            card,
            <>
              <span className="flex aspect-[2/1] w-full items-end justify-center bg-raised p-3">
                {card.picture ? (
                  <img
                    src={card.picture}
                    alt=""
                    width={320}
                    height={140}
                    loading="lazy"
                    decoding="async"
                    className="driving-on max-h-full w-full object-contain object-bottom"
                  />
                ) : null}
              </span>
              <span className="grid gap-1 p-4">
                {showsRangeNames ? <span className="text-ink-2 text-small">{card.range.name}</span> : null}
                <span className="font-semibold">{card.name}</span>
                {showsPrices ? (
                  <ModelPrice price={card.price} specialPrice={card.specialPrice} texts={prices} />
                ) : null}
              </span>
            </>,
          )}
        </li>
      ))}
    </ul>
  )
}
