import type { ReactNode } from 'react'
import { Anchor } from '../actions/anchor.tsx'

type Props = {
  title: ReactNode
  /** Link of the whole card. A card with several links has none and shows them in its footer. */
  href?: string | null
  newTab?: boolean
  headingLevel?: 2 | 3 | 4
  /** Fills the width at the top of the card. */
  picture?: ReactNode
  /** Overlays the top left corner of the picture: a tag, a date. */
  badge?: ReactNode
  /** A short line above the title. */
  eyebrow?: ReactNode
  /** At the end of the title's line: a price, a number. */
  aside?: ReactNode
  /** Links and buttons below. */
  footer?: ReactNode
  /** `filled` has its own background; `plain` is transparent. */
  variant?: 'filled' | 'plain'
  children?: ReactNode
}

/** A card with picture, title and content, for use in a grid. */
export function Card({
  title,
  href,
  newTab,
  headingLevel = 3,
  picture,
  badge,
  eyebrow,
  aside,
  footer,
  variant = 'filled',
  children,
}: Props) {
  const Heading = `h${headingLevel}` as const
  const filled = variant === 'filled'
  return (
    <article className={`group relative flex h-full min-w-0 flex-col ${filled ? 'bg-surface' : ''}`}>
      {picture ? <div className="relative overflow-hidden bg-raised [&_img]:w-full">{picture}</div> : null}
      {badge ? <div className="absolute top-4 left-4 flex flex-wrap gap-2">{badge}</div> : null}
      <div className={`flex flex-1 flex-col ${filled ? 'p-6 tablet:p-7' : 'pt-5'}`}>
        {eyebrow ? <p className="mb-1.5 text-ink-2 text-small">{eyebrow}</p> : null}
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <Heading className="min-w-0 flex-1 basis-[8ch] text-h3">
            {href ? (
              <Anchor
                href={href}
                newTab={newTab}
                className="after:absolute after:inset-0 group-hover:text-accent-text focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus focus-visible:after:outline-offset-3"
              >
                {title}
              </Anchor>
            ) : (
              title
            )}
          </Heading>
          {aside ? <div className="figures whitespace-nowrap">{aside}</div> : null}
        </div>
        {children ? <div className="mt-2 text-ink-2">{children}</div> : null}
        {footer ? <div className="relative mt-auto flex flex-wrap gap-x-6 gap-y-2 pt-6">{footer}</div> : null}
      </div>
    </article>
  )
}
