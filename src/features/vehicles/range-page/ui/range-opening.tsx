import { type DealerContext, everythingVisible } from '#features/dealers/dealers/index.ts'
import { overlayOn } from '#features/pictures/pictures/index.ts'
import { PictureView } from '#features/pictures/pictures/page.tsx'
import { TextInLanguage } from '#features/site/language/index.ts'
import type { RangeView } from '#features/vehicles/vehicles/index.ts'
import { vehicleTexts } from '#features/vehicles/vehicles/texts.ts'
import { fill } from '#platform/i18n/fill.ts'
import { formatPrice } from '#platform/money.ts'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { Hero } from '#ui/layout/hero.tsx'
import { paintName } from '../rules/paint-name.ts'
import { rangePageTexts } from '../texts.ts'
import { ReadAloudNotice } from './read-aloud-notice.island.tsx'

type Props = Pick<RangeView, 'language' | 'range' | 'texts' | 'grades'> & {
  showsFinance: boolean
  context?: DealerContext
}

/** The hero of a range page: picture, name, tagline and price. */
export function RangeOpening({ language, range, texts, grades, showsFinance, context }: Props) {
  const { configurator, rangePage } = rangePageTexts(language)
  const shows = context?.shows ?? everythingVisible
  const fromPrice = range.fromPrice === null ? configurator.notAvailable : formatPrice(range.fromPrice)
  const dealer = context?.name ?? null
  const noPrice = dealer === null ? null : fill(rangePage.priceAtDealer, { dealer })
  const description =
    range.hero?.kind !== 'illustration' || range.hero.view
      ? undefined
      : [fill(configurator.fromTheSide, { range: range.name }), paintName(range.drawing?.colour, grades)]
          .filter(Boolean)
          .join(', ')
  const price = shows.vehiclePrices
    ? fill(vehicleTexts(language).vehicles.from, { price: fromPrice })
    : noPrice
  return (
    <>
      <Hero
        title={range.name}
        height="figures"
        textRises
        lead={
          <>
            <p>
              <TextInLanguage text={texts.tagline} page={language} />
            </p>
            {price === null ? null : <p className="mt-1">{price}</p>}
          </>
        }
        picture={
          range.hero ? (
            <PictureView
              picture={range.hero}
              {...(description && { alt: description })}
              fill
              behindText="light"
              first
            />
          ) : null
        }
        overlay={overlayOn(range.hero, 'light')}
        actions={
          <>
            <ButtonLink href="#models" variant="primary">
              {rangePage.chooseYours}
            </ButtonLink>
            {showsFinance ? (
              <ButtonLink href="#instalment" variant="secondary">
                {rangePage.costAMonth}
              </ButtonLink>
            ) : null}
          </>
        }
      />
      <ReadAloudNotice text={rangePage.readAloud} close={rangePage.closeNotice} />
    </>
  )
}
