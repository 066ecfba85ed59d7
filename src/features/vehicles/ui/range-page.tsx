import { type DealerContext, everythingShown } from '#features/dealers/index.ts'
import { TextInLanguage } from '#features/language/index.ts'
import { PictureView } from '#features/pictures/page.tsx'
import { PaintedVehicle } from '#features/pictures/painted-vehicle.page.tsx'
import { siteSettings } from '#features/site-settings/server.ts'
import { fill } from '#platform/i18n/fill.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import { formatPrice } from '#platform/money.ts'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { Hero } from '#ui/layout/hero.tsx'
import type { RangeView } from '../range-view.ts'
import { chosen } from '../rules/chosen.ts'
import { type EnquiryTargets, enquiryHref } from '../rules/enquiry-targets.ts'
import { RangeConfigurator } from './range-configurator.island.tsx'
import { Tiles } from './tiles.tsx'

type Props = RangeView & {
  /** Where a quote and a test drive are asked for, as far as there is such a place. */
  targets: EnquiryTargets
  /** The dealer in whose name it is shown. What its region hides is not in the view either. */
  context?: DealerContext
}

/** The page of a range: what it is, its models and colours, what one costs a month, and whom to ask for it. */
export async function RangePage({ language, range, texts, grades, targets, context }: Props) {
  const { fees, instalmentCard } = (await siteSettings()).finance
  const { configurator, enquiries, finance, vehicles } = textsIn(language)
  const { colour, model } = chosen(grades, { model: null, colour: null })
  const { hero, drawing } = range
  const shows = context?.shows ?? everythingShown
  // An instalment tells the price it is worked out on.
  const showsFinance = shows.financeBlock && shows.vehiclePrices
  const enquiryLinks = [
    { label: enquiries.quoteTitle, target: targets.quote },
    { label: enquiries.testDriveTitle, target: targets.testDrive },
  ].flatMap(({ label, target }) => (target && model ? [{ label, href: enquiryHref(target, model) }] : []))
  const fromPrice = range.fromPrice === null ? configurator.notAvailable : formatPrice(range.fromPrice)
  const price =
    shows.vehiclePrices || !context
      ? fill(vehicles.from, { price: fromPrice })
      : fill(vehicles.priceAtDealer, { dealer: context.name })
  return (
    <>
      <Hero
        title={range.name}
        lead={
          <>
            <p>
              <TextInLanguage text={texts.tagline} page={language} />
            </p>
            <p className="mt-1">{price}</p>
          </>
        }
        picture={hero ? <PictureView picture={hero} alt="" fill first /> : null}
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
      <div className="frame [&>dl]:mt-0 [&>dl]:border-t-0">
        <Tiles
          tiles={texts.figures}
          label={fill(vehicles.inFigures, { range: range.name })}
          language={language}
        />
        <p className="mt-section max-w-[46ch] font-display text-h3 leading-snug [font-weight:480]">
          <TextInLanguage text={texts.description} page={language} />
        </p>
      </div>
      <RangeConfigurator
        rangeName={range.name}
        grades={grades}
        showsPrices={shows.vehiclePrices}
        finance={showsFinance ? { fees, instalmentCard } : null}
        texts={{ configurator, finance }}
        language={language}
      >
        {drawing && colour ? <PaintedVehicle vehicle={drawing.vehicle} colour={colour.colour} /> : null}
      </RangeConfigurator>
      <div className="frame pt-10 pb-section">
        {enquiryLinks.length > 0 ? (
          <div className="flex flex-wrap gap-4">
            {enquiryLinks.map(({ label, href }, index) => (
              <ButtonLink key={href} href={href} look={index === 0 ? 'primary' : 'secondary'}>
                {label}
              </ButtonLink>
            ))}
          </div>
        ) : null}
      </div>
    </>
  )
}
