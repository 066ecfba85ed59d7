import { useEffect, useRef } from 'react'
import type { EnquiryTexts } from '#features/enquiries/enquiries/texts.ts'
import { fill } from '#platform/i18n/fill.ts'
import { ButtonLink } from '#ui/actions/button-link.tsx'

type Props = {
  reference: string
  heading: string
  headingLevel: 1 | 2 | 3
  text: string
  texts: EnquiryTexts
  /** The path of the link; null without a link. */
  home: string | null
  backHome: string
}

/**
 * Replaces a form that was sent. It scrolls into view from its top and takes the focus.
 * Source: decision D-4; requirements D-297, D-298 and V-275.
 */
export function RequestSent({ reference, heading, headingLevel, text, texts, home, backHome }: Props) {
  const Heading = `h${headingLevel}` as const
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    panel.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <div
      ref={panel}
      tabIndex={-1}
      data-sent=""
      className="scroll-mt-24 border border-line bg-surface p-6 tablet:p-10"
    >
      <Heading className="text-h2">{heading}</Heading>
      <p className="mt-3 text-lead">{text}</p>
      <p className="mt-3 font-semibold">{fill(texts.reference, { reference })}</p>
      {home === null ? null : (
        <p className="mt-6">
          <ButtonLink href={home}>{backHome}</ButtonLink>
        </p>
      )}
    </div>
  )
}
