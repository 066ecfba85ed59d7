import type { ReactNode } from 'react'
import { Link } from './link.tsx'

export type AnchorProps = {
  href: string
  newTab?: boolean
  /** Note for screen readers after the text of a link that opens a new tab. */
  newTabNote?: string
  /** Whether the link points to the current location. */
  current?: boolean
  className?: string
  children: ReactNode
}

const internal = /^[/#?]/
const fileRoute = /^\/(?:api|art|services)\/|\/spec-sheet(?:\?|$)|^\/vehicles\/[^/]+\/manual$/

/** A link: client-side navigation for internal pages and anchors, a plain link for files, new tabs and other sites. */
export function Anchor({
  href,
  newTab = false,
  newTabNote,
  current = false,
  className,
  children,
}: AnchorProps) {
  const ariaCurrent = current ? 'location' : undefined
  if (internal.test(href) && !fileRoute.test(href) && !newTab) {
    return (
      <Link href={href} aria-current={ariaCurrent} className={className}>
        {children}
      </Link>
    )
  }
  return (
    <a
      href={href}
      aria-current={ariaCurrent}
      className={className}
      {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}
    >
      {children}
      {newTab && newTabNote ? <span className="sr-only"> {newTabNote}</span> : null}
    </a>
  )
}
