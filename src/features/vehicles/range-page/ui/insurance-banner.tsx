import type { Picture } from '#features/pictures/pictures/index.ts'
import { PictureView } from '#features/pictures/pictures/page.tsx'
import type { Language } from '#platform/i18n/languages.ts'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { rangePageTexts } from '../texts.ts'

type Props = {
  language: Language
  /** Target of “Protect my Car”; null without that page, which omits the button. */
  href: string | null
  /** Beside the text on wide screens, above it on narrow ones. */
  picture?: Picture | null
  /** Overrides the default heading. */
  heading?: string | null | undefined
  text?: string | null | undefined
}

/**
 * Advertises the manufacturer's insurance. The caller omits it where a region hides it (`Visibility.insuranceBanner`).
 *
 * Source: requirements V-168 to V-171; decision F-12.
 */
export function InsuranceBanner({ language, href, picture = null, heading, text }: Props) {
  const { insurance } = rangePageTexts(language)
  const title = heading || insurance.heading
  return (
    <section aria-label={title} data-insurance-banner className="@container on-dark bg-night">
      <div className={`grid grid-cols-1 ${picture ? 'desktop:grid-cols-2' : ''}`}>
        {picture ? (
          <div className="relative aspect-[3/2] overflow-hidden desktop:col-start-2 desktop:row-start-1 desktop:aspect-auto desktop:min-h-[28rem]">
            <PictureView picture={picture} alt="" sizes="(min-width: 64rem) 50vw, 100vw" fill />
          </div>
        ) : null}
        <div
          className={`frame-start grid content-center py-14 desktop:py-24 desktop:pr-16 ${picture ? 'desktop:col-start-1 desktop:row-start-1' : ''}`}
        >
          <h2 className="max-w-[14ch] text-h2">{title}</h2>
          <p className="mt-5 max-w-[44ch] text-ink-2 text-lead">{text || insurance.text}</p>
          {href ? (
            <div className="mt-8">
              <ButtonLink href={href}>{insurance.protectMyCar}</ButtonLink>
            </div>
          ) : null}
        </div>
      </div>
    </section>
  )
}
