import type { ReactNode } from 'react'
import { project } from '#features/dealers/dealer-finder/rules.ts'
import type { DealerCount } from '../found.ts'
import { addressOf } from '../rules/result-view.ts'
import type { StockSearch } from '../rules/stock-search.ts'
import type { SearchTexts } from '../texts.ts'
import { formatCount, vehicleWord } from './filter-labels.ts'

type Props = {
  search: StockSearch
  dealers: readonly DealerCount[]
  texts: SearchTexts['results']
  /** The outlines of provinces and countries, drawn on the server. */
  outlines: ReactNode
  /** The map's view box. */
  viewBox: string
}

/** Radii in map units. */
const minRadius = 7
const maxRadius = 26

/** Returns a radius whose circle grows with the number of vehicles. */
const radiusOf = (count: number, max: number) =>
  minRadius + (maxRadius - minRadius) * Math.sqrt(count / Math.max(max, 1))

const nameOf = ({ name, count }: DealerCount, texts: SearchTexts['results']) =>
  `${name}, ${formatCount(count)} ${vehicleWord(count, texts)}`

/** The dealers with the numbers of their vehicles, on the map and as a list with the same links. */
export function DealerMap({ search, dealers, texts, outlines, viewBox }: Props) {
  const max = Math.max(...dealers.map(({ count }) => count), 0)
  const hrefOf = ({ slug }: DealerCount) => addressOf({ ...search, page: 1, dealer: [slug] }, 'list')
  return (
    <div className="grid gap-gutter laptop:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <svg viewBox={viewBox} aria-hidden="true" className="block h-auto w-full bg-raised">
        {outlines}
        {dealers.toReversed().map((dealer) => {
          if (!dealer.coordinates || dealer.count === 0) return null
          const { x, y } = project(dealer.coordinates)
          return (
            <a key={dealer.slug} href={hrefOf(dealer)} tabIndex={-1}>
              <title>{nameOf(dealer, texts)}</title>
              <circle
                cx={x}
                cy={y}
                r={radiusOf(dealer.count, max)}
                className="fill-accent stroke-1 stroke-surface [fill-opacity:0.55] [vector-effect:non-scaling-stroke] hover:[fill-opacity:1]"
              />
            </a>
          )
        })}
      </svg>
      <ul aria-label={texts.dealersByCount} className="max-h-[48rem] overflow-y-auto">
        {dealers.map((dealer) => (
          <li key={dealer.slug} className="border-line border-b">
            <a
              href={hrefOf(dealer)}
              className="flex min-h-11 items-center justify-between gap-4 py-2 hover:text-accent-text"
            >
              <span className="min-w-0">
                {dealer.name}
                {dealer.city ? <span className="text-ink-2 text-small">{`, ${dealer.city}`}</span> : null}
              </span>
              <span className="figures text-small">
                {formatCount(dealer.count)}
                <span className="sr-only">{` ${vehicleWord(dealer.count, texts)}`}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
