import { type ReactNode, useId } from 'react'
import { SectionHeading } from './section-heading.tsx'

export type Ground = 'ground' | 'surface' | 'raised' | 'night'

type Props = {
  /** Name by which links jump to it. */
  id?: string
  heading?: ReactNode
  /** 1 where the section opens the page. */
  headingLevel?: 1 | 2 | 3
  /** A sentence or two beside or below the heading. */
  lead?: ReactNode
  /** What belongs to the whole section, a link mostly, at the far end of the heading's line. */
  action?: ReactNode
  ground?: Ground
  /** The racing signature above the heading: once a page. */
  marked?: boolean
  /** What follows the heading runs from edge to edge and has margins of its own. */
  fullWidth?: boolean
  /** Names a section that has no heading, for screen readers. */
  label?: string
  children: ReactNode
}

const grounds: Readonly<Record<Ground, string>> = {
  ground: 'bg-ground',
  surface: 'bg-surface',
  raised: 'bg-raised',
  night: 'bg-night on-dark',
}

/** A band of a page with a heading, the air of the design round it, and what it is about. */
export function Section({
  id,
  heading,
  headingLevel = 2,
  lead,
  action,
  ground = 'ground',
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
      data-ground={ground}
      className={`band ${grounds[ground]}`}
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
