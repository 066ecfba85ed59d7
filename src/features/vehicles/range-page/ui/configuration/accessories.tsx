import { TextInLanguage } from '#features/site/language/index.ts'
import { type AccessoryLine, configuredPrice, type RangeView } from '#features/vehicles/vehicles/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import { formatPrice } from '#platform/money.ts'
import type { EnquiryTarget } from '../../rules/enquiry-targets.ts'
import type { ModelSelection } from '../../rules/model-selection.ts'
import { rangePageTexts } from '../../texts.ts'
import { ConfigurationForm } from './configuration-form.island.tsx'
import { ConfigurationPanel } from './configuration-panel.tsx'

type Props = Pick<RangeView, 'language' | 'texts'> & {
  showsPrices: boolean
  /** The form for quotes; null without one, and on the pages of a dealer who sells online. */
  quote: EnquiryTarget | null
  /** Whether the finance section follows. */
  showsFinance: boolean
  /** What the page opens with. */
  selection: ModelSelection
}

type RowProps = Pick<Props, 'language' | 'showsPrices'> & {
  accessory: AccessoryLine
  /** Null for no price and for one that is hidden. */
  priceOnRequest: string
  partNumber: string | null
}

/** An accessory with its box. Without JavaScript the form sends its code. */
function AccessoryRow({ accessory, language, showsPrices, priceOnRequest, partNumber }: RowProps) {
  const { code, name, price } = accessory
  return (
    <li className="border-line border-t">
      <label className="flex min-h-11 cursor-pointer flex-wrap items-start gap-x-3 gap-y-1 py-4">
        <input type="checkbox" name="with" value={code} className="tick mt-px flex-none" />
        <span className="grid min-w-0 flex-1 basis-[min(10rem,60%)] gap-1">
          <span className="font-semibold">
            <TextInLanguage text={name} page={language} />
          </span>
          {partNumber ? <span className="text-ink-2 text-small">{partNumber}</span> : null}
        </span>
        {showsPrices ? (
          <span className={price === null ? 'text-ink-2 text-small' : 'figures whitespace-nowrap'}>
            {price === null ? priceOnRequest : formatPrice(price)}
          </span>
        ) : null}
      </label>
    </li>
  )
}

/**
 * The accessories of a range to choose from, and what the model costs in its paint with those that are chosen. Renders
 * nothing without any.
 */
export function Accessories({ language, texts, showsPrices, quote, showsFinance, selection }: Props) {
  const { accessories } = texts
  if (accessories.length === 0) return null
  const { configuration, rangePage } = rangePageTexts(language)
  const { model, colour } = selection
  const panel = {
    ...{ language, showsPrices, showsFinance, hasForm: quote !== null },
    texts: { ...configuration, requestQuote: rangePage.requestQuote },
  }
  const price = model ? (model.specialPrice ?? model.price) : null
  return (
    <section aria-labelledby="accessories" className="frame pt-section">
      <h2 id="accessories" className="text-h2">
        {rangePage.accessories}
      </h2>
      <p className="mt-4 mb-10 max-w-[60ch] text-ink-2">{rangePage.accessoriesNote}</p>
      <ConfigurationForm
        quote={quote}
        panel={panel}
        initial={
          model ? (
            <ConfigurationPanel
              {...panel}
              {...{ model, colour }}
              accessories={[]}
              price={configuredPrice({ price, surcharge: colour?.surcharge, accessories: [] })}
            />
          ) : null
        }
      >
        <fieldset className="min-w-0">
          <legend className="sr-only">{configuration.choose}</legend>
          <ul className="grid grid-cols-1 gap-x-gutter border-line border-b">
            {accessories.map((accessory) => (
              <AccessoryRow
                key={accessory.code}
                {...{ accessory, language, showsPrices }}
                priceOnRequest={configuration.priceOnRequest}
                partNumber={
                  accessory.partNumber === null
                    ? null
                    : fill(rangePage.partNumber, { number: accessory.partNumber })
                }
              />
            ))}
          </ul>
        </fieldset>
      </ConfigurationForm>
    </section>
  )
}
