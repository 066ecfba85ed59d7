import type { ReactNode } from 'react'
import { type DealerContext, everythingVisible } from '#features/dealers/dealers/index.ts'
import { overlayOn } from '#features/pictures/pictures/index.ts'
import { PictureView } from '#features/pictures/pictures/page.tsx'
import { colourInAddress } from '#features/pictures/pictures/server.ts'
import { TextInLanguage } from '#features/site/language/index.ts'
import type { RangeView } from '#features/vehicles/vehicles/index.ts'
import { vehicleTexts } from '#features/vehicles/vehicles/texts.ts'
import { fill } from '#platform/i18n/fill.ts'
import { formatPrice } from '#platform/money.ts'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { Hero } from '#ui/layout/hero.tsx'
import { equipmentInAddress } from '../data/choice-pictures.ts'
import { paintName } from '../rules/paint-name.ts'
import { rangePageTexts } from '../texts.ts'
import { ChosenLook } from './chosen/chosen-look.island.tsx'
import { ReadAloudNotice } from './read-aloud-notice.island.tsx'

type Props = Pick<RangeView, 'language' | 'range' | 'texts' | 'grades' | 'equipment' | 'defaultCode'> & {
  showsFinance: boolean
  context?: DealerContext
}

type LookProps = Pick<Props, 'range' | 'equipment' | 'defaultCode'> & {
  description: string | undefined
  /** The picture. */
  children: ReactNode
}

/** Lets the opening picture follow the selection: a drawing of the range alone, with the wheels that an editor chose. */
function OpeningLook({ range: { hero, drawing }, equipment, defaultCode, description, children }: LookProps) {
  if (hero?.kind !== 'illustration' || hero.vehicle !== drawing?.vehicle || hero.livery) return children
  const ofModels = hero.wheels === equipment[defaultCode ?? '']?.wheels
  const written = Object.fromEntries(
    Object.entries(equipment).map(([code, parts]) => [code, equipmentInAddress(parts)]),
  )
  return (
    <ChosenLook
      unchosen={{
        paint: colourInAddress(hero.colour),
        equipment: ofModels ? written[defaultCode ?? ''] : undefined,
      }}
      {...(ofModels && { equipment: written })}
      {...(description && { description })}
    >
      {children}
    </ChosenLook>
  )
}

/** The hero of a range page: picture, name, tagline and price. */
export function RangeOpening(props: Props) {
  const { language, range, texts, grades, showsFinance, context } = props
  const { configurator, rangePage } = rangePageTexts(language)
  const shows = context?.shows ?? everythingVisible
  const fromPrice = range.fromPrice === null ? configurator.notAvailable : formatPrice(range.fromPrice)
  const dealer = context?.name ?? null
  const noPrice = dealer === null ? null : fill(rangePage.priceAtDealer, { dealer })
  const fromTheSide =
    range.hero?.kind !== 'illustration' || range.hero.view
      ? undefined
      : fill(configurator.fromTheSide, { range: range.name })
  const description =
    fromTheSide && [fromTheSide, paintName(range.drawing?.colour, grades)].filter(Boolean).join(', ')
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
            <OpeningLook {...props} description={fromTheSide}>
              <PictureView
                picture={range.hero}
                {...(description && { alt: description })}
                fill
                behindText="light"
                first
              />
            </OpeningLook>
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
