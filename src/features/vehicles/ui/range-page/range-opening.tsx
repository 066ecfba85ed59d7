import { type DealerContext, everythingShown } from '#features/dealers/index.ts'
import { TextInLanguage } from '#features/language/index.ts'
import { PictureView } from '#features/pictures/page.tsx'
import { fill } from '#platform/i18n/fill.ts'
import { formatPrice } from '#platform/money.ts'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { Hero } from '#ui/layout/hero.tsx'
import type { RangeView } from '../../range-view.ts'
import { vehicleTexts } from '../../texts.ts'
import { ReadAloudNotice } from './read-aloud-notice.island.tsx'

type Props = Pick<RangeView, 'language' | 'range' | 'texts'> & {
  showsFinance: boolean
  context?: DealerContext
}

/** What opens the page of a range: its picture, a few words, what it costs. */
export function RangeOpening({ language, range, texts, showsFinance, context }: Props) {
  const { configurator, vehicles } = vehicleTexts(language)
  const shows = context?.shows ?? everythingShown
  const fromPrice = range.fromPrice === null ? configurator.notAvailable : formatPrice(range.fromPrice)
  const dealer = context?.name ?? null
  const noPrice = dealer === null ? null : fill(vehicles.priceAtDealer, { dealer })
  const price = shows.vehiclePrices ? fill(vehicles.from, { price: fromPrice }) : noPrice
  return (
    <>
      <Hero
        title={range.name}
        lead={
          <>
            <p>
              <TextInLanguage text={texts.tagline} page={language} />
            </p>
            {price === null ? null : <p className="mt-1">{price}</p>}
          </>
        }
        picture={range.hero ? <PictureView picture={range.hero} alt="" fill first /> : null}
        actions={
          <>
            <ButtonLink href="#models" look="primary">
              {vehicles.chooseYours}
            </ButtonLink>
            {showsFinance ? (
              <ButtonLink href="#instalment" look="secondary">
                {vehicles.costAMonth}
              </ButtonLink>
            ) : null}
          </>
        }
      />
      <ReadAloudNotice text={vehicles.readAloud} close={vehicles.closeNotice} />
    </>
  )
}
