import { manualPath } from '#features/owners/owner-manuals/index.ts'
import { sectionAddress } from '#features/site/blocks/index.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { Section } from '#ui/layout/section.tsx'
import type { OwnerBenefitsView } from '../../owner-benefits-view.ts'
import { rangePageTexts } from '../../texts.ts'
import { OwnerBenefitsLive } from './owner-benefits.island.tsx'

type Props = {
  language: Language
  /** Of the page. */
  path: string
  /** Codes of the selectable models. */
  codes: readonly string[]
  /** The default model; `benefits` is null when they could not be read, and the browser then retries. */
  first: { readonly code: string; readonly benefits: OwnerBenefitsView | null } | null
  /** Whether the site has the page of service schedules. */
  hasSchedules?: boolean
  /** Slug of the range whose manual is linked; null on a site without the page of manuals. */
  manual?: string | null
}

/** The benefits of the selected model: service plan, warranty, Wi-Fi. Source: requirements C-129 to C-137. */
export function OwnerBenefits({ language, path, codes, first, hasSchedules = false, manual = null }: Props) {
  if (!first) return null
  const { heading, lead, schedule, manual: manualLabel, ...texts } = rangePageTexts(language).ownerBenefits
  const { servicePlan, warranty, wifi, unavailable, loading } = texts
  return (
    <Section heading={heading} lead={lead}>
      <OwnerBenefitsLive
        codes={codes}
        first={first}
        address={sectionAddress('ownerBenefits', { path, language })}
        labels={{
          language,
          texts: { servicePlan, warranty, wifi, unavailable, loading },
          schedule: hasSchedules ? schedule : null,
        }}
      />
      {manual === null ? null : (
        <p className="mt-2">
          <TextLink href={manualPath(manual)}>{manualLabel}</TextLink>
        </p>
      )}
    </Section>
  )
}
