import { formatRate } from '#features/finance/finance/index.ts'
import type { FinanceTexts } from '#features/finance/finance/texts.ts'
import type { DrawingColour } from '#features/pictures/pictures/index.ts'
import { PaintedVehicle } from '#features/pictures/pictures/painted-vehicle.page.tsx'
import { drawingAddress } from '#features/pictures/pictures/server.ts'
import { disclosureLines } from '#features/vehicles/vehicle-offers/index.ts'
import type { OffersFrom, RangeView, VehicleRange } from '#features/vehicles/vehicles/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import { type Cents, formatInstalment, formatOffersFrom, formatPrice } from '#platform/money.ts'
import { buttonClasses } from '#ui/actions/button-classes.ts'
import type { EnquiryTargets } from '../rules/enquiry-targets.ts'
import type { RangePageTexts } from '../texts.ts'
import { ChoiceLink } from './configurator/choice-link.island.tsx'
import { ChosenDrawing } from './configurator/chosen-drawing.island.tsx'

/**
 * Renders Offers From. Its text has no spaces between sign and digits, `R12499 p/m`; margins space it like every other
 * amount, `R 12 499 p/m`.
 *
 * Source: requirement V-159; decision G-7.
 */
function OffersFromAmount({ amount }: { amount: Cents | null }) {
  const [, sign, digits, unit] = /^(\D+)(\d+)(.*)$/.exec(formatOffersFrom(amount)) ?? []
  if (!digits) return formatOffersFrom(amount)
  const groups = digits.split(/(?=(?:\d{3})+$)/)
  return (
    <>
      <span className="whitespace-nowrap">
        {sign}
        {groups.map((group, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the group's place in the amount
          <span key={index} className="ml-[0.25em]">
            {group}
          </span>
        ))}
      </span>
      {/* Only large text in a narrow window breaks here. */}
      <wbr />
      <span className="whitespace-nowrap">{unit}</span>
    </>
  )
}

/** Returns the addresses of the front views of the models of a range, which a page can repaint, by code. */
function frontDrawings(
  { vehicle }: NonNullable<VehicleRange['drawing']>,
  colour: DrawingColour,
  equipment: RangeView['equipment'],
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(equipment).map(([code, ofModel]) => [
      code,
      drawingAddress({ kind: 'paintable', view: 'front', vehicle, colour, ...ofModel }),
    ]),
  )
}

type Props = {
  range: VehicleRange
  /** Of the model selected by default; the range's own without a model. */
  colour: DrawingColour | undefined
  defaultCode: string | undefined
  equipment: RangeView['equipment']
  targets: EnquiryTargets
  /** Null when prices are hidden. */
  offersFrom: OffersFrom | null
  texts: RangePageTexts
  financeTexts: FinanceTexts
  /** Note for an instalment whose plan is unknown. */
  planUnknown: string
}

/** Returns the known terms of the offer behind the monthly price. Source: decision F-3. */
function termsOf(
  { monthly, offer, plan }: OffersFrom,
  texts: RangePageTexts,
  financeTexts: FinanceTexts,
): (readonly [string, string])[] {
  if (monthly === null || !offer) return []
  const { deposit, interestRate, rateType, monthlyInstalment, retailPrice } = offer
  const rate = interestRate === null ? null : [formatRate(interestRate), rateType].filter(Boolean).join(', ')
  const terms: (readonly [string, string | null])[] = [
    [texts.offerInstalment, monthlyInstalment === null ? null : formatInstalment(monthlyInstalment)],
    ...disclosureLines(plan, financeTexts),
    [texts.offerDeposit, deposit === null ? null : formatPrice(deposit)],
    [texts.offerRate, rate],
    [texts.offerPrice, retailPrice === null ? null : formatPrice(retailPrice)],
  ]
  return terms.flatMap(([label, value]) => (value === null ? [] : [[label, value]]))
}

/**
 * The range's lowest monthly price, with links to request a quote and a test drive. Source: requirements V-159,
 * V-161 and V-162.
 */
export function Purchase(props: Props) {
  const { range, defaultCode, equipment, targets, offersFrom, texts, financeTexts, planUnknown } = props
  const { drawing, name } = range
  const colour = props.colour ?? drawing?.colour
  const terms = offersFrom ? termsOf(offersFrom, texts, financeTexts) : []
  return (
    <section
      id="purchase"
      aria-labelledby="purchase-title"
      className="@container on-dark mt-section overflow-hidden bg-night"
    >
      <div className="grid grid-cols-1 laptop:grid-cols-2">
        <div className="frame-start grid grid-cols-1 content-center gap-8 py-section laptop:pr-10">
          <h2 id="purchase-title" className="text-h2">
            {fill(texts.getYourLine, { range: name })}
          </h2>
          {offersFrom ? (
            <div>
              <p className="text-ink-2">{texts.offersFrom}</p>
              <p className="figures mt-2 text-h2">
                <OffersFromAmount amount={offersFrom.monthly} />
              </p>
              {terms.length > 0 && offersFrom.offer ? (
                <div className="mt-6 max-w-[28rem] text-small">
                  <p lang="en">
                    {fill(texts.offerModel, {
                      promotion: offersFrom.offer.promotionType,
                      model: offersFrom.model ?? name,
                    })}
                  </p>
                  <dl className="mt-3">
                    {terms.map(([label, value]) => (
                      <div
                        key={label}
                        className="flex flex-wrap justify-between gap-x-6 border-line border-t py-2"
                      >
                        <dt className="text-ink-2">{label}</dt>
                        <dd className="figures whitespace-nowrap">{value}</dd>
                      </div>
                    ))}
                  </dl>
                  {offersFrom.plan ? null : <p className="mt-3">{planUnknown}</p>}
                </div>
              ) : null}
            </div>
          ) : null}
          <div className="flex flex-wrap gap-3">
            {targets.quote ? (
              <ChoiceLink
                target={{ to: 'enquiry', target: targets.quote }}
                className={buttonClasses('primary')}
              >
                {texts.requestQuote}
              </ChoiceLink>
            ) : null}
            {targets.testDrive ? (
              <ChoiceLink
                target={{ to: 'enquiry', target: targets.testDrive }}
                className={buttonClasses('secondary')}
              >
                {texts.bookTestDrive}
              </ChoiceLink>
            ) : null}
          </div>
        </div>
        {drawing && colour ? (
          <div className="studio flex items-end justify-center px-margin pt-14 pb-[12%] max-laptop:order-first">
            <div className="w-full max-w-[30rem]">
              <ChosenDrawing addresses={frontDrawings(drawing, colour, equipment)}>
                <PaintedVehicle
                  vehicle={drawing.vehicle}
                  colour={colour}
                  view="front"
                  equipment={equipment[defaultCode ?? ''] ?? {}}
                />
              </ChosenDrawing>
            </div>
          </div>
        ) : null}
      </div>
    </section>
  )
}
