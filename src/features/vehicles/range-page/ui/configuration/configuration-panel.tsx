import type { ReactNode } from 'react'
import { TextInLanguage } from '#features/site/language/index.ts'
import type { AccessoryLine, ColourChoice, ModelChoice } from '#features/vehicles/vehicles/index.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { type Cents, formatPrice } from '#platform/money.ts'
import { buttonClasses } from '#ui/actions/button-classes.ts'
import type { ConfigurationTexts } from '../../texts.ts'

/** What the panel shows besides the configuration. */
export type PanelProps = {
  /** Of the page. */
  language: Language
  /** False when the dealer's region hides prices; nothing then has one. */
  showsPrices: boolean
  /** Whether the form around it leads to an enquiry. */
  hasForm: boolean
  /** Whether the finance section follows. */
  showsFinance: boolean
  texts: ConfigurationTexts & { readonly requestQuote: string }
}

type Props = PanelProps & {
  model: ModelChoice
  colour: ColourChoice | undefined
  accessories: readonly AccessoryLine[]
  /** Of all that has a price; null while the model has none. */
  price: Cents | null
  /** The button that shares the configuration. */
  share?: ReactNode
}

function Line({ label, value }: { label: ReactNode; value: string | null }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-line border-t py-3">
      <dt className="min-w-0">{label}</dt>
      {value === null ? null : <dd className="figures ml-auto whitespace-nowrap text-ink-2">{value}</dd>}
    </div>
  )
}

/** What a model costs in its paint with accessories, part by part, and what is not in it. */
export function ConfigurationPanel(props: Props) {
  const { model, colour, accessories, price, language, showsPrices, hasForm, showsFinance, texts } = props
  const priced = (amount: Cents | null, without: string) =>
    showsPrices ? (amount === null ? without : formatPrice(amount)) : null
  const isIncomplete = accessories.some((accessory) => accessory.price === null)
  return (
    <div className="bg-surface p-6 tablet:p-8 laptop:sticky laptop:top-20">
      <h3 className="text-h3">{texts.yours}</h3>
      <dl className="mt-5 border-line border-b">
        <Line
          label={<span lang="en">{model.name}</span>}
          value={priced(model.specialPrice ?? model.price, texts.priceOnRequest)}
        />
        {colour ? (
          <Line
            label={<span lang="en">{colour.title}</span>}
            value={priced(colour.surcharge ?? null, texts.included)}
          />
        ) : null}
        {accessories.map((accessory) => (
          <Line
            key={accessory.code}
            label={<TextInLanguage text={accessory.name} page={language} />}
            value={priced(accessory.price, texts.priceOnRequest)}
          />
        ))}
      </dl>
      {showsPrices && price !== null ? (
        <>
          <p className="mt-5 flex flex-wrap items-baseline justify-between gap-x-6" aria-live="polite">
            <span className="font-semibold">{texts.total}</span>
            <span className="figures text-h3">{formatPrice(price)}</span>
          </p>
          <p className="mt-2 text-ink-2 text-small">
            {isIncomplete ? `${texts.withoutUnpriced} ` : null}
            {texts.totalNote}
          </p>
        </>
      ) : null}
      <div className="mt-6 grid gap-3 print:hidden">
        {hasForm ? (
          <button type="submit" className={buttonClasses('primary', 'normal', true)}>
            {texts.requestQuote}
          </button>
        ) : null}
        <div className="flex flex-wrap items-start gap-x-6 gap-y-2">
          {showsFinance ? (
            <a href="#instalment" className={buttonClasses('text')}>
              {texts.aMonth}
            </a>
          ) : null}
          {props.share}
        </div>
      </div>
    </div>
  )
}
