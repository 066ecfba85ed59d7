import { defaultFinanceSettings } from '#features/finance/index.ts'
import { PictureView } from '#features/pictures/page.tsx'
import { PaintedVehicle } from '#features/pictures/painted-vehicle.page.tsx'
import { formatPrice } from '#platform/money.ts'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { Hero } from '#ui/layout/hero.tsx'
import type { RangeView } from '../range-view.ts'
import { chosen } from '../rules/chosen.ts'
import { RangeConfigurator } from './range-configurator.island.tsx'
import { Tiles } from './tiles.tsx'

const { fees, instalmentCard } = defaultFinanceSettings

/** The page of a range: what it is, its models and colours, and what one costs a month. */
export function RangePage({ range, grades }: RangeView) {
  const { colour } = chosen(grades, { model: null, colour: null })
  const { hero, drawing } = range
  return (
    <>
      <Hero
        title={range.name}
        lead={
          <>
            <p>{range.tagline}</p>
            <p className="mt-1">From {formatPrice(range.fromPrice)}</p>
          </>
        }
        picture={hero ? <PictureView picture={hero} alt="" fill first /> : null}
        actions={
          <>
            <ButtonLink href="#models" look="primary">
              Choose yours
            </ButtonLink>
            <ButtonLink href="#instalment" look="secondary">
              What it costs a month
            </ButtonLink>
          </>
        }
      />
      <div className="frame [&>dl]:mt-0 [&>dl]:border-t-0">
        <Tiles tiles={range.figures} label={`The ${range.name} in figures`} />
        <p className="mt-section max-w-[46ch] font-display text-h3 leading-snug [font-weight:480]">
          {range.description}
        </p>
      </div>
      <RangeConfigurator rangeName={range.name} grades={grades} finance={{ fees, instalmentCard }}>
        {drawing && colour ? <PaintedVehicle vehicle={drawing.vehicle} colour={colour.colour} /> : null}
      </RangeConfigurator>
      <div className="pb-section" />
    </>
  )
}
