'use client'

import { storePreferredDealer, usePreferredDealer } from '#features/dealers/dealers/islands.ts'
import { telephoneLink } from '#features/site/site-settings/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { buttonClasses } from '#ui/actions/button-classes.ts'
import { Glyph } from '#ui/icons/glyph.tsx'
import { glyphs } from '#ui/icons/glyphs.ts'
import { useFetch } from '#ui/use-fetch.ts'
import type { FinderDealer } from '../finder-dealer.ts'
import { addressLines } from '../rules/address-lines.ts'
import type { YourDealerTexts } from '../texts.ts'
import { type DealerList, readDealerList } from '../wire/dealer-list.ts'
import type { CardLabels } from './card-labels.ts'
import { DealerLinks } from './dealer-links.tsx'
import { OpeningLine } from './opening-line.tsx'
import { useNow } from './use-now.ts'

export type ContactYourDealerProps = {
  labels: CardLabels
  texts: YourDealerTexts
  retryLabel: string
  /** Milliseconds by which the site clock is ahead of the system clock. */
  clockOffset: number
  /** Whether it is as wide as two columns, and low. */
  isWide?: boolean
  /** Called when the visitor no longer prefers the dealer. */
  onCleared?: () => void
}

/** The parts of the wide view: the name beside the buttons, over two columns of details. */
const wide = {
  section: 'h-full p-5 desktop:grid-cols-[minmax(0,1fr)_auto] desktop:gap-x-8',
  row: 'desktop:col-span-2',
  details: 'phone:grid-cols-2 desktop:col-span-2 desktop:row-start-3 [&_address]:row-span-3',
  actions: 'desktop:col-start-2 desktop:row-start-2',
} as const

function Details({
  dealer,
  labels,
  clockOffset,
}: { dealer: FinderDealer } & Pick<ContactYourDealerProps, 'labels' | 'clockOffset'>) {
  const now = useNow(clockOffset)
  const { telephone } = dealer
  return (
    <>
      <address className="not-italic text-ink-2">
        {addressLines(dealer).map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      <OpeningLine dealer={dealer} labels={labels} now={now} />
      {telephone ? (
        <p>
          <a
            href={telephoneLink(telephone)}
            className="underlined target inline-flex items-center font-semibold hover:text-accent-text"
          >
            {telephone}
          </a>
        </p>
      ) : null}
      <DealerLinks dealer={dealer} labels={labels} />
    </>
  )
}

/** The preferred dealer with its data. Source: requirements D-277, D-278, D-293 to D-295. */
export function ContactYourDealer({
  labels,
  texts,
  retryLabel,
  clockOffset,
  isWide = false,
  onCleared,
}: ContactYourDealerProps) {
  const preferred = usePreferredDealer()
  const { result, retry } = useFetch<DealerList>(preferred && `/sections/dealers?slug=${preferred.slug}`)
  if (!preferred) return null
  const { slug, name, province } = preferred
  const change = () => {
    storePreferredDealer(null)
    onCleared?.()
  }
  const dealer = result.state === 'ready' ? readDealerList(result.data)[0] : undefined
  const isGone = result.state === 'ready' && !dealer
  return (
    <section
      aria-labelledby="your-dealer"
      className={`grid content-start gap-2 bg-surface ${isWide ? wide.section : 'p-6 tablet:p-8'}`}
    >
      <h2 id="your-dealer" className={`text-ink-2 text-small ${isWide ? wide.row : ''}`}>
        {texts.heading}
      </h2>
      <p className="flex items-start gap-3 text-h3">
        <Glyph shape={glyphs.star} size={22} className="mt-0.5 fill-current text-accent-text" />
        <span className="min-w-0">{name}</span>
      </p>
      <div className={`grid content-start gap-x-6 gap-y-2 ${isWide ? wide.details : 'min-h-36'}`}>
        {dealer ? <Details {...{ dealer, labels, clockOffset }} /> : <p className="text-ink-2">{province}</p>}
        <div role="status" className="grid justify-items-start gap-3 empty:hidden">
          {result.state === 'failed' ? <p>{texts.failed}</p> : null}
          {isGone ? <p>{texts.gone}</p> : null}
        </div>
        {result.state === 'failed' ? (
          <p>
            <Button variant="secondary" size="compact" onClick={retry}>
              {retryLabel}
            </Button>
          </p>
        ) : null}
      </div>
      <p className={`flex flex-wrap items-center gap-x-6 gap-y-3 ${isWide ? wide.actions : 'mt-2'}`}>
        {isGone ? null : (
          <a href={`/dealership/${slug}`} className={buttonClasses('primary', 'compact')}>
            {texts.contactDealer}
          </a>
        )}
        <Button variant="text" onClick={change}>
          {texts.changeDealer}
        </Button>
      </p>
    </section>
  )
}
