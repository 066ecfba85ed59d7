import { type ReactNode, useId } from 'react'
import type { Theme } from '#platform/site/theme.ts'
import { groundName } from './ground-name.ts'
import { SectionHeading } from './section-heading.tsx'

export type Surface = 'ground' | 'surface' | 'raised' | 'night'

type Props = {
  /** Anchor for links. */
  id?: string
  heading?: ReactNode
  /** 1 for the first section of a page. */
  headingLevel?: 1 | 2 | 3
  /** One or two sentences beside or below the heading. */
  lead?: ReactNode
  /** Usually a link, at the end of the heading line. */
  action?: ReactNode
  surface?: Surface
  /** Set for a section with another theme than its page. */
  theme?: Theme | undefined
  /** Shows the racing mark above the heading. Use it once a page. */
  marked?: boolean
  /** The content extends to the edges of the window and has its own margins. */
  fullWidth?: boolean
  /** Name for screen readers of a section without a heading. */
  label?: string
  children: ReactNode
}

const surfaceClasses: Readonly<Record<Surface, string>> = {
  ground: 'bg-ground',
  surface: 'bg-surface',
  raised: 'bg-raised',
  night: 'bg-night on-dark',
}

/** A section of a page with a background, the standard spacing and an optional heading. */
export function Section({
  id,
  heading,
  headingLevel = 2,
  lead,
  action,
  surface = 'ground',
  theme,
  marked,
  fullWidth = false,
  label,
  children,
}: Props) {
  const headingId = useId()
  return (
    <section
      id={id}
      aria-labelledby={heading ? headingId : undefined}
      aria-label={heading ? undefined : label}
      data-ground={groundName(surface, theme)}
      data-theme={theme}
      className={`band ${surfaceClasses[surface]}`}
    >
      {heading ? (
        <div className="frame mb-10 tablet:mb-14">
          <SectionHeading id={headingId} level={headingLevel} lead={lead} action={action} marked={marked}>
            {heading}
          </SectionHeading>
        </div>
      ) : null}
      {fullWidth ? children : <div className="frame">{children}</div>}
    </section>
  )
}
