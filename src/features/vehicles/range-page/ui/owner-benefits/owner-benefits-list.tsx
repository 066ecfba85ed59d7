import { serviceSchedulePath } from '#features/owners/service-schedule/rules.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { LocalText } from '#platform/i18n/local-text.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import type { OwnerBenefitsView } from '../../owner-benefits-view.ts'
import type { OwnerBenefitsTexts } from '../../texts.ts'

export type BenefitLabels = {
  readonly language: Language
  readonly texts: Pick<OwnerBenefitsTexts, 'servicePlan' | 'warranty' | 'wifi' | 'unavailable' | 'loading'>
  /** Label of the link to the services of the model; null on a site without their page. */
  readonly schedule: string | null
}

type Props = {
  /** Code of the model. */
  code: string
  /** Null while loading. */
  benefits: OwnerBenefitsView | null
  labels: BenefitLabels
}

/**
 * Service plan, warranty and, for models that have it, Wi-Fi side by side, with a constant height while another model's
 * benefits load.
 */
export function OwnerBenefitsList({ code, benefits, labels: { language, texts, schedule } }: Props) {
  const textOrStatus = (value: LocalText | null | undefined): LocalText => {
    if (value) return value
    return { text: benefits === null ? texts.loading : texts.unavailable, language }
  }
  const rows = [
    { label: texts.servicePlan, value: textOrStatus(benefits?.servicePlan) },
    { label: texts.warranty, value: textOrStatus(benefits?.warranty) },
    ...(benefits?.wifi === null ? [] : [{ label: texts.wifi, value: textOrStatus(benefits?.wifi) }]),
  ]
  return (
    <>
      <dl
        aria-live="polite"
        className="grid grid-cols-1 border-line border-t menu:auto-cols-fr menu:grid-flow-col menu:grid-cols-none menu:border-b"
      >
        {rows.map(({ label, value }) => (
          <div
            key={label}
            className="border-line py-6 max-menu:border-b menu:min-h-36 menu:pr-6 menu:not-first:border-l menu:not-first:pl-8"
          >
            <dt className="text-ink-2 text-small">{label}</dt>
            <dd
              lang={value.language === language ? undefined : value.language}
              className="figures mt-2 min-h-[1.25em] text-h3"
            >
              {value.text}
            </dd>
          </div>
        ))}
      </dl>
      {schedule === null ? null : (
        <p className="mt-6">
          <TextLink href={serviceSchedulePath(code)}>{schedule}</TextLink>
        </p>
      )}
    </>
  )
}
