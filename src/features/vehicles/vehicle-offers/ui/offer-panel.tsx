import type { ValueAddedOffer } from '#features/vehicles/vehicles/index.ts'
import { rangePath } from '#features/vehicles/vehicles/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { Accordion } from '#ui/disclosure/accordion.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { formatPeriod } from '../rules/format-period.ts'
import { vehicleOfferTexts } from '../texts.ts'

type Props = {
  offer: ValueAddedOffer
  /** Of the page; the offer's texts are English. */
  language: Language
  dealersHref: string | null
  /** Whether to link the vehicle; false on its own page. */
  withVehicle?: boolean
  /** The dealer on whose pages the vehicle is linked. */
  dealerSlug?: string | null
}

const paragraphs = (texts: readonly string[], language: Language) => (
  <div lang={language === 'en' ? undefined : 'en'} className="grid gap-3 text-ink-2">
    {texts.map((text) => (
      <p key={text}>{text}</p>
    ))}
  </div>
)

/** A value-added offer: title, period, benefits, and collapsed terms and disclaimer. */
export function OfferPanel({ offer, language, dealersHref, withVehicle = false, dealerSlug = null }: Props) {
  const { title, range, benefits, terms, disclaimer } = offer
  const labels = vehicleOfferTexts(language).valueAddedOffers
  const name = `offer-${range.slug}-${offer.start}`
  return (
    <article className="grid grid-cols-1 desktop:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
      <div className="on-dark flex flex-col bg-night p-6 tablet:p-12">
        <p className="text-ink-2 text-small">
          {fill(labels.validPeriod, { period: formatPeriod(offer) })}
          {withVehicle ? ` · ${range.name}` : null}
        </p>
        <h3 lang={language === 'en' ? undefined : 'en'} className="mt-3 max-w-[22ch] text-h3 tablet:text-h2">
          {title}
        </h3>
        {withVehicle || dealersHref ? (
          <div className="mt-auto flex flex-wrap gap-3 pt-8">
            {withVehicle ? (
              <ButtonLink href={rangePath(range.slug, dealerSlug)}>
                {fill(labels.seeVehicle, { range: range.name })}
              </ButtonLink>
            ) : null}
            {dealersHref ? (
              <ButtonLink href={dealersHref} variant={withVehicle ? 'secondary' : 'primary'}>
                {labels.findADealer}
              </ButtonLink>
            ) : null}
          </div>
        ) : null}
      </div>
      <div className="flex flex-col justify-between gap-10 bg-surface p-6 tablet:p-12">
        <ul lang={language === 'en' ? undefined : 'en'} className="grid grid-cols-1 gap-3">
          {benefits.map((benefit) => (
            <li key={benefit} className="flex gap-3">
              <Icon name="check" className="mt-0.5 flex-none" />
              <span className="min-w-0 max-w-[48ch] wrap-anywhere">{benefit}</span>
            </li>
          ))}
        </ul>
        <Accordion
          headingLevel={4}
          items={[
            { id: `${name}-terms`, title: labels.termsAndConditions, content: paragraphs(terms, language) },
            { id: `${name}-disclaimer`, title: labels.disclaimer, content: paragraphs(disclaimer, language) },
          ]}
        />
      </div>
    </article>
  )
}
