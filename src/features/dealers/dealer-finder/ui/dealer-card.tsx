import { memo, type ReactNode } from 'react'
import { describeDistance } from '#features/site/places/rules.ts'
import { telephoneLink } from '#features/site/site-settings/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import { Glyph } from '#ui/icons/glyph.tsx'
import { glyphs } from '#ui/icons/glyphs.ts'
import type { FinderDealer, ListedDealer } from '../finder-dealer.ts'
import { addressLines, locationOf } from '../rules/address-lines.ts'
import { dealerAddress } from '../rules/finder-address.ts'
import type { CardLabels } from './card-labels.ts'
import { DealerLinks } from './dealer-links.tsx'
import { HoursTable, OpeningLine } from './opening-line.tsx'

type PreferredStarProps = { name: string; isPreferred: boolean; onPress: () => void }

/** A toggle that is pressed on the card of the preferred dealer. It needs scripts. Source: requirement D-276. */
function PreferredStar({ name, isPreferred, onPress }: PreferredStarProps) {
  return (
    <button
      type="button"
      aria-pressed={isPreferred}
      aria-label={`Preferred dealer: ${name}`}
      onClick={onPress}
      className={`-mt-2 -mr-2 grid size-11 flex-none place-items-center hover:text-accent-text noscript:hidden print:hidden ${isPreferred ? 'text-accent-text' : 'text-ink-2'}`}
    >
      <Glyph shape={glyphs.star} size={22} className={isPreferred ? 'fill-current' : ''} />
    </button>
  )
}

type Props = ListedDealer & {
  labels: CardLabels
  /** Null on the server. */
  now: Date | null
  /** Whether its marker has the pointer or the focus. */
  isActive: boolean
  onActivate: (slug: string) => void
  /** What the card of the preferred dealer has besides; null for every other dealer. */
  preferred: { readonly heading: string; readonly actions: ReactNode } | null
  /** Called when the star is pressed. */
  onStar: (dealer: FinderDealer) => void
}

/** Everything else about a dealer; works without scripts. Source: requirement D-275. */
function More({ dealer, labels }: Pick<Props, 'dealer' | 'labels'>) {
  const { telephone } = dealer
  return (
    <details className="group/more">
      <summary className="underlined target inline-flex cursor-pointer list-none items-center gap-2 font-semibold text-button hover:text-accent-text [&::-webkit-details-marker]:hidden">
        <span className="group-open/more:hidden">Show more</span>
        <span className="hidden group-open/more:inline">Show less</span>
        <span className="sr-only"> about {dealer.name}</span>
        <Glyph shape={glyphs.chevronDown} size={16} className="group-open/more:rotate-180" />
      </summary>
      <div className="grid gap-5 pt-3 pb-1 text-small phone:grid-cols-2">
        <address className="not-italic">
          {addressLines(dealer).map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
          {telephone ? (
            <a
              href={telephoneLink(telephone)}
              className="underlined target inline-flex items-center font-semibold hover:text-accent-text"
            >
              {fill(labels.card.call, { telephone })}
            </a>
          ) : null}
        </address>
        <HoursTable dealer={dealer} labels={labels} />
      </div>
    </details>
  )
}

/** The card, which is the view of the preferred dealer. Source: requirement D-277. */
function Frame({ heading, children }: { heading: string | null; children: ReactNode }) {
  if (heading === null) return <article className="grid gap-2">{children}</article>
  return (
    <section aria-labelledby="your-dealer" className="grid gap-2">
      <p id="your-dealer" className="text-ink-2 text-small">
        {heading}
      </p>
      {children}
    </section>
  )
}

function Card({ dealer, km, labels, now, isActive, onActivate, preferred, onStar }: Props) {
  const activate = () => onActivate(dealer.slug)
  return (
    <li
      data-dealer={dealer.slug}
      data-active={isActive || undefined}
      onPointerEnter={activate}
      onFocus={activate}
      className="relative border-line border-b py-6 before:absolute before:inset-y-6 before:-left-4 before:w-0.5 data-active:before:bg-accent tablet:before:-left-5"
    >
      <Frame heading={preferred?.heading ?? null}>
        <div className="flex items-start justify-between gap-4">
          <h3 className="min-w-0 text-h3">
            <a
              href={dealerAddress(dealer.slug)}
              target="_blank"
              rel="noopener"
              className="target inline-flex items-center hover:text-accent-text"
            >
              <span>
                {dealer.name}
                <span className="sr-only"> {labels.newTab}</span>
              </span>
            </a>
          </h3>
          <PreferredStar name={dealer.name} isPreferred={preferred !== null} onPress={() => onStar(dealer)} />
        </div>
        <p className="flex flex-wrap justify-between gap-x-6 text-ink-2">
          <span className="min-w-0">{locationOf(dealer)}</span>
          {km === null ? null : (
            <span className="figures whitespace-nowrap text-ink">{describeDistance(km)}</span>
          )}
        </p>
        <div className="text-small">
          <OpeningLine dealer={dealer} labels={labels} now={now} />
        </div>
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
          <DealerLinks dealer={dealer} labels={labels} />
        </div>
        {preferred?.actions}
        <More dealer={dealer} labels={labels} />
      </Frame>
    </li>
  )
}

/** A dealer in the list of the finder. Source: requirements D-070, D-274 to D-276 and D-286. */
export const DealerCard = memo(Card)
