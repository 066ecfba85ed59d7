import type { ReactNode } from 'react'
import type { Named } from './titles.ts'

/** A document with a way to it, and what there is to say about it. */
export function Line({ title, kind, href, children }: Named & { readonly children?: ReactNode }) {
  return (
    <li className="desk__line">
      <a href={href}>{title}</a> <span className="desk__kind">{kind}</span>
      {children ? <span className="desk__note">{children}</span> : null}
    </li>
  )
}
