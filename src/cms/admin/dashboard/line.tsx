import type { ReactNode } from 'react'
import type { DocumentEntry } from './document-entries.ts'

/** A line with a link to a document, and a note about it. */
export function Line({ title, kind, href, children }: DocumentEntry & { readonly children?: ReactNode }) {
  return (
    <li className="site-dashboard__line">
      <a href={href}>{title}</a> <span className="site-dashboard__kind">{kind}</span>
      {children ? <span className="site-dashboard__note">{children}</span> : null}
    </li>
  )
}
