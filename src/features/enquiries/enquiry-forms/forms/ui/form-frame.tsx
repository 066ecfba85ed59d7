import type { ReactNode } from 'react'
import { Section } from '#ui/layout/section.tsx'

type Props = {
  title: string
  level: 1 | 2
  lead?: string | null | undefined
  children: ReactNode
}

/**
 * The section of a form under its title. Once the form is sent, the thanks take the place of the title and its lead, which
 * ask for what is done.
 */
export function FormFrame({ title, level, lead, children }: Props) {
  const Heading = `h${level}` as const
  return (
    <Section label={title}>
      <div className="group/form">
        <div className="mb-8 grid gap-3 tablet:mb-10 group-has-[[data-sent]]/form:hidden">
          <Heading className="text-h2">{title}</Heading>
          {lead ? <p className="max-w-[60ch] text-ink-2">{lead}</p> : null}
        </div>
        {children}
      </div>
    </Section>
  )
}
