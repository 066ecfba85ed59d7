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
import { RangeConfigurator } from './range-configurator.island.tsx'
import { Tiles } from './tiles.tsx'

type Props = RangeView & {
  /** Where a quote and a test drive are asked for, as far as there are such pages. */
  enquiryPaths: { readonly quote: string | null; readonly testDrive: string | null }
}

/** The page of a range: what it is, its models and colours, what one costs a month, and whom to ask for it. */
export async function RangePage({ language, range, texts, grades, enquiryPaths }: Props) {
  const { fees, instalmentCard } = (await siteSettings()).finance
  const { configurator, enquiries, finance, vehicles } = textsIn(language)
  const { colour, model } = chosen(grades, { model: null, colour: null })
  const { hero, drawing } = range
  const enquiryLinks = [
    { label: enquiries.quoteTitle, href: enquiryPaths.quote },
    { label: enquiries.testDriveTitle, href: enquiryPaths.testDrive },
  ].flatMap(({ label, href }) => (href ? [{ label, href }] : []))
  const fromPrice = range.fromPrice === null ? configurator.notAvailable : formatPrice(range.fromPrice)
  return (
    <>
      <Hero
        title={range.name}
        lead={
          <>
            <p>
              <TextInLanguage text={texts.tagline} page={language} />
            </p>
            <p className="mt-1">{fill(vehicles.from, { price: fromPrice })}</p>
          </>
        }
        picture={hero ? <PictureView picture={hero} alt="" fill first /> : null}
        actions={
          <>
            <ButtonLink href="#models" look="primary">
              {vehicles.chooseYours}
            </ButtonLink>
            <ButtonLink href="#instalment" look="secondary">
              {vehicles.costAMonth}
            </ButtonLink>
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
        finance={{ fees, instalmentCard }}
        texts={{ configurator, finance }}
        language={language}
      >
        {drawing && colour ? <PaintedVehicle vehicle={drawing.vehicle} colour={colour.colour} /> : null}
      </RangeConfigurator>
      <div className="frame pt-10 pb-section">
        {model ? (
          <div className="flex flex-wrap gap-4">
            {enquiryLinks.map(({ label, href }, index) => (
              <ButtonLink
                key={href}
                href={`${href}?model=${model.code}`}
                look={index === 0 ? 'primary' : 'secondary'}
              >
                {label}
              </ButtonLink>
            ))}
          </div>
        ) : null}
      </div>
    </>
  )
}
