import NextLink from 'next/link'
import type { ReactNode } from 'react'

export type AnchorProps = {
  href: string
  newTab?: boolean
  /** Said to screen readers after the text of a link that opens a new tab. */
  newTabNote?: string
  /** Whether it leads to where the visitor is. */
  current?: boolean
  className?: string
  children: ReactNode
}

const ours = /^[/#?]/
const file = /^\/(?:api|art|services)\/|\/spec-sheet(?:\?|$)/

/** A link of any kind: inside the site without loading the page anew, outside, or to a place on the page. */
export function Anchor({
  href,
  newTab = false,
  newTabNote,
  current = false,
  className,
  children,
}: AnchorProps) {
  const here = current ? 'location' : undefined
  if (ours.test(href) && !file.test(href) && !newTab) {
    return (
      <NextLink href={href} aria-current={here} className={className}>
        {children}
      </NextLink>
    )
  }
  return (
    <a
      href={href}
      aria-current={here}
      className={className}
      {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}
    >
      {children}
      {newTab && newTabNote ? <span className="sr-only"> {newTabNote}</span> : null}
    </a>
  )
}
