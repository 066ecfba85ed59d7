import type { ReactNode } from 'react'
import { type PageContext, titleLevel } from '#features/site/blocks/index.ts'
import { Section } from '#ui/layout/section.tsx'

type Props = {
  block: { readonly title?: string | null; readonly lead?: string | null }
  context: Pick<PageContext, 'isFirst'>
  children: ReactNode
}

/** A section of results with its title and introduction. */
export function ResultSection({ block: { title, lead }, context, children }: Props) {
  return (
    <Section heading={title} headingLevel={titleLevel(context)} {...(title && lead ? { lead } : {})}>
      {!title && lead ? <p className="mb-10 max-w-[38ch] text-ink-2 text-lead">{lead}</p> : null}
      {children}
    </Section>
  )
}
